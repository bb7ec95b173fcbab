import { staffHarness } from '../support/staffHarness';

const { json, run, refused } = staffHarness();

describe('a calendar that staff subscribe to', () => {
  afterEach(() => {
    delete process.env.PUBLIC_URL;
  });

  test('has a secret address, of one doctor or of all, and what it shows is said', async () => {
    process.env.PUBLIC_URL = 'https://clinica.example';
    const { url } = await json<{ url: string }>('calendars add --doctor 2');
    expect(url).toMatch(/^https:\/\/clinica\.example\/calendar\/[0-9A-Z]{8}-[\w-]{43}\.ics$/);
    const named = await run('calendars add --all --names --for "telefonul Anei"');
    expect(named).toMatch(/telefoanele pacienților[^]*calendars remove 2/);
    expect(await json('calendars list')).toMatchObject([{ doctorId: 2, hasNames: 0, url }, { hasNames: 1 }]);
    expect(await run('calendars list')).toMatch(
      /1 +Dr\. Anca Rusu +nu[^]*2 +toți medicii +telefonul Anei +da/,
    );
  });

  test('is taken back only with a confirmation, and never in part', async () => {
    await json('calendars add --doctor 2');
    await json('calendars add --all');
    await refused(/--yes/, 2, 'calendars remove 1');
    await refused(/^Nu există calendarul 9\./, 1, 'calendars remove 1 9 --yes');
    await json('calendars remove 1 --yes');
    expect(await json('calendars list')).toMatchObject([{ id: 2 }]);
    expect(await json('journal --limit 1')).toMatchObject([{ event: 'calendar.removed' }]);
  });

  test('is said to be out of phones’ reach, or to show what another one shows', async () => {
    const unopenable = /telefoanele nu pot deschide această adresă[^]*PUBLIC_URL/;
    expect(await run('calendars add --all')).toMatch(unopenable);
    process.env.PUBLIC_URL = 'https://clinica.example';
    const other = await run('calendars add --doctor 1');
    expect(other).not.toMatch(unopenable);
    expect(other).not.toMatch(/Aceleași|telefoanele pacienților/);
    expect(await run('calendars add --doctor 1')).toContain('Aceleași programări le arată și calendarul 2,');
  });
});

import { staffHarness } from '../support/staffHarness';

const { json, run, refused } = staffHarness();

describe('the command of the calendars that staff subscribe to', () => {
  afterEach(() => {
    delete process.env.PUBLIC_URL;
  });

  test('has a secret address, of one doctor or of all', async () => {
    process.env.PUBLIC_URL = 'https://clinica.example';
    const { url } = await json<{ url: string }>('calendars add --doctor 2');
    expect(url).toMatch(/^https:\/\/clinica\.example\/calendar\/[0-9A-Z]{8}-[\w-]{43}\.ics$/);
    await run('calendars add --all --names --for "telefonul Anei"');
    expect(await json('calendars list')).toMatchObject([{ doctorId: 2, hasNames: 0, url }, { hasNames: 1 }]);
    expect(await run('calendars list')).toMatch(
      /1 +Dr\. Anca Rusu +nu[^]*2 +toți medicii +telefonul Anei +da/,
    );
  });

  test('with names says what they mean, and how to take it back', async () => {
    expect(await run('calendars add --all --names')).toMatch(/telefoanele pacienților[^]*calendars remove 1/);
  });

  test('is taken back only with a confirmation', async () => {
    await json('calendars add --doctor 2');
    await json('calendars add --all');
    await refused(/--yes/, 2, 'calendars remove 1');
    await json('calendars remove 1 --yes');
    expect(await json('calendars list')).toMatchObject([{ id: 2 }]);
    expect(await json('journal --limit 1')).toMatchObject([{ event: 'calendar.removed' }]);
  });

  test('says when phones cannot open the address, and when another calendar shows the same', async () => {
    const unopenable = /telefoanele nu pot deschide această adresă[^]*PUBLIC_URL/;
    expect(await run('calendars add --all')).toMatch(unopenable);
    process.env.PUBLIC_URL = 'https://clinica.example';
    const other = await run('calendars add --doctor 1');
    expect(other).not.toMatch(unopenable);
    expect(other).not.toMatch(/Aceleași|telefoanele pacienților/);
    expect(await run('calendars add --doctor 1')).toContain('Aceleași programări le arată și calendarul 2,');
  });

  test('needs one of both choices, a doctor and a calendar that exist', async () => {
    await refused(/--doctor sau --all/, 2, 'calendars add');
    await refused(/--doctor sau --all/, 2, 'calendars add --all --doctor 1');
    await refused(/Nu există medicul 9/, 1, 'calendars add --doctor 9');
    await json('calendars add --doctor 1');
    await refused(/^Nu există calendarul 9\./, 1, 'calendars remove 1 9');
  });
});

import { staffHarness } from '../support/staffHarness';

const { json, run, refused } = staffHarness();

describe('the command of the calendars that staff subscribe to', () => {
  afterEach(() => {
    delete process.env.PUBLIC_URL;
  });

  test('prints a secret address for one doctor or all, says what names mean, and takes it back', async () => {
    process.env.PUBLIC_URL = 'https://clinica.example';
    const { url } = await json<{ url: string }>('calendars add --doctor 1');
    expect(url).toMatch(/^https:\/\/clinica\.example\/calendar\/[0-9A-Z]{8}-[\w-]{43}\.ics$/);
    expect(await run('calendars add --all --names')).toMatch(/telefoanele pacienților[^]*calendars remove 2/);
    expect(await json('calendars list')).toMatchObject([{ doctorId: 1, hasNames: 0, url }, { hasNames: 1 }]);
    expect(await run('calendars list')).toMatch(/1 +Dr\. Ioana Mureșan +nu[^]*2 +toți medicii +da/);
    await refused(/--yes/, 2, 'calendars remove 1');
    await json('calendars remove 1 --yes');
    expect(await json('calendars list')).toMatchObject([{ id: 2 }]);
    expect(await json('journal --limit 3')).toMatchObject([
      { event: 'calendar.removed' },
      { event: 'calendar.entered' },
      { event: 'calendar.entered' },
    ]);
  });

  test('needs one of both choices, a doctor and a calendar that exist', async () => {
    await refused(/--doctor sau --all/, 2, 'calendars add');
    await refused(/--doctor sau --all/, 2, 'calendars add --all --doctor 1');
    await refused(/Nu există medicul 9/, 1, 'calendars add --doctor 9');
    await refused(/Nu există calendarul 9/, 1, 'calendars remove 9 --yes');
  });
});

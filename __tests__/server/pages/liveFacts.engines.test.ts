import { fillIfEmpty, sampleClinic } from '../../../src/server/clinic/sample';
import { openDatabase } from '../../../src/server/db/open';
import { clinicCommand } from '../support/clinicCommand';
import { ENGINE, engineDatabase } from '../support/engineDatabase';
import { TODAY } from '../support/sampleRequests';
import { clinicsForEach, type TestClinic } from '../support/testClinic';
import { until } from '../support/until';

interface Change {
  readonly what: string;
  readonly command: readonly string[];
  /** Pages and the words they show afterwards; words that begin with `-` have disappeared. */
  readonly shows: Readonly<Record<string, string>>;
}

/** Run in this order, on one clinic. */
const CHANGES: readonly Change[] = [
  {
    what: 'a price',
    command: ['prices', 'change', 'stress-test', '--cost', '310'],
    shows: { '/testare-de-efort': '310 lei', '/cardiologie': '310 lei', '/clinic-facts': '"cost":310' },
  },
  {
    what: 'a new price',
    command: ['prices', 'add', '--service', '2', '--name', 'Ecografie articulară', '--cost', '200-250'],
    shows: { '/reumatologie': '200–250 lei' },
  },
  {
    what: "a doctor's title",
    command: ['doctors', 'change', '1', '--title', 'Șef de secție'],
    shows: { '/': 'Șef de secție', '/about': 'Șef de secție', '/cardiologie': 'Șef de secție' },
  },
  {
    what: 'a new doctor, without a portrait',
    command: ['doctors', 'add', '--first-name', 'Ana', '--last-name', 'Nouveanu', '--service', '4'],
    shows: { '/genetica-medicala': 'Ana Nouveanu', '/about': 'Ana Nouveanu' },
  },
  {
    what: 'that a doctor is gone',
    command: ['doctors', 'remove', '2', '--yes'],
    shows: { '/cardiologie': '-Câmpean', '/': '-Câmpean', '/clinic-facts': '-Câmpean' },
  },
  {
    what: 'a service without a page of its own',
    command: ['services', 'add', 'Urologie'],
    shows: { '/servicii': 'Urologie', '/': 'Urologie' },
  },
  {
    what: 'the phone, everywhere',
    command: ['profile', 'set', 'phone', '0264 123 456'],
    shows: {
      '/contact': 'tel:+40264123456',
      '/medulograme': 'tel:+40264123456',
      '/programare': '0264 123 456',
    },
  },
  {
    what: 'the opening days, everywhere',
    command: ['profile', 'set', 'openDays', 'luni-sâmbătă'],
    shows: { '/': '"Friday","Saturday"]', '/about': 'luni–\u2060sâmbătă, 08:30', '/artrite': 'Luni–sâmbătă' },
  },
  {
    what: 'the days when the phone is answered, everywhere',
    command: ['profile', 'set', 'phoneDays', 'luni-joi'],
    shows: {
      '/contact': 'luni–\u2060joi, 09:00–\u206018:00',
      '/programare': 'luni–\u2060joi, 09:00–\u206018:00',
      '/cardiologie': 'luni–\u2060joi, 09:00–\u206018:00',
      '/artrite': 'luni–\u2060joi, 09:00–\u206018:00',
    },
  },
  {
    what: "the clinic's name",
    command: ['profile', 'set', 'name', 'Clinica Demo'],
    shows: { '/': '>Clinica Demo</h1>', '/site.webmanifest': 'Clinica Demo', '/despre': 'Clinica Demo' },
  },
  {
    what: 'that the clinic is closed',
    command: ['closures', 'add', '--from', '24.12.2029', '--name', 'Ajun'],
    shows: { '/get-user-vacation?id=1': '2029-12-24', '/get-user-vacation?id=3': '2029-12-24' },
  },
  {
    what: 'that a specialty is gone, with its page',
    command: ['services', 'change', '4', '--page', 'none'],
    shows: {
      '/genetica-medicala': 'Page not Found',
      '/sitemap.xml': '-genetica',
      '/cardiologie': '-/genetica-medicala',
    },
  },
];

describe(`two servers on ${ENGINE}, after a change by staff, show`, () => {
  const clinics = clinicsForEach(engineDatabase, { begin: beforeAll, end: afterAll });
  const servers: TestClinic[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) {
      const database = await openDatabase(clinics.url);
      await fillIfEmpty(database.db, sampleClinic(TODAY));
      servers.push(await clinics.open({ database, clock: Date.now }));
    }
  });

  it.each(CHANGES)('$what', async ({ command, shows }) => {
    const { code, errors } = await clinicCommand(clinics.url)(...command);
    expect([code, errors]).toEqual([0, '']);
    for (const { app } of servers)
      for (const [path, word] of Object.entries(shows)) {
        const isGone = word.startsWith('-');
        const sought = isGone ? word.slice(1) : word;
        await until(async () => (await app.inject(path)).body.includes(sought) !== isGone);
      }
  });
});

import { DatabaseSync } from 'node:sqlite';
import { ENGINE, type TestDatabase } from '../support/engineDatabase';
import { hiddenIn, postedForms, POSTED_MESSAGE, POSTED_PATIENT, valueOf } from '../support/postedForms';
import { postgresDatabase } from '../support/postgresDatabase';
import { sqliteDatabase } from '../support/sqliteDatabase';
import { clinicForAll } from '../support/testClinic';
import { until } from '../support/until';

/** A database that can become unavailable for writing, and available again. */
interface DataThatGo extends TestDatabase {
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

/** An SQLite file that another program locks for longer than a write is retried. */
async function lockedFile(): Promise<DataThatGo> {
  const data = await sqliteDatabase();
  let other: DatabaseSync | undefined;
  return {
    ...data,
    goAway: async () => {
      other = new DatabaseSync(data.url.replace('file:', ''));
      other.exec('begin immediate');
      let now = performance.now();
      jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    },
    comeBack: async () => {
      other?.close();
      jest.restoreAllMocks();
    },
  };
}

describe(`both forms without scripts during an outage of ${ENGINE}`, () => {
  let data: DataThatGo;
  const prepare = ENGINE === 'SQLite' ? lockedFile : postgresDatabase;
  const clinic = clinicForAll({}, async () => (data = await prepare()));
  const { post, withTime } = postedForms(() => clinic.app);

  it('are returned with all typed text and the chosen time, and are stored once when sent again', async () => {
    const { form } = await withTime(POSTED_PATIENT);
    await data.goAway();
    const [booking, message] = await Promise.all([
      post('/programare', form),
      post('/contact', POSTED_MESSAGE),
    ]);
    for (const { status, headers, html } of [booking, message]) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(html).toContain('Serviciul nu este disponibil pentru moment.');
    }
    expect(valueOf(booking.html, 'client_email')).toBe(POSTED_PATIENT.client_email);
    expect(valueOf(message.html, 'subject')).toBe(POSTED_MESSAGE.subject);
    // The page repeats the attempt, so that a request whose answer was lost is not stored twice.
    expect({ ...POSTED_PATIENT, ...hiddenIn(booking.html) }).toEqual(form);

    await data.comeBack();
    await until(async () => (await post('/contact', POSTED_MESSAGE)).status === 200);
    for (let time = 0; time < 2; time += 1)
      expect((await post('/programare', form)).html).toContain('Informatiile au fost trimise cu succes.');
    expect(await clinic.db.selectFrom('contact_requests').select('id').execute()).toHaveLength(1);
    expect(await clinic.db.selectFrom('appointments').select('id').execute()).toHaveLength(1);
  });
});

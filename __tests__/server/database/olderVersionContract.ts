import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { engineAdapter } from '../../../src/server/database/engines/engine';
import { openPostgres } from '../../../src/server/database/engines/openPostgres';
import { migrateToLatest } from '../../../src/server/database/migrations/migrateToLatest';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openEngine, sqlClinicDatabase } from '../../../src/server/database/openDatabase';
import { linkSecret } from '../../../src/server/database/sql/linkToken';
import type { ClinicSchema } from '../../../src/server/database/sql/schema';
import { auditJournal } from '../../../src/server/database/staff/journal';
import { staffAppointments } from '../../../src/server/database/staff/staffAppointments';
import { asRows, type Row, type TableName } from '../../../src/server/database/transfer/tables';
import { clinicCommand } from '../support/clinicCommand';
import type { TestPlace } from '../support/databaseForEach';

/**
 * What the version of 21 November 2026 left behind: the sample clinic with one service more and one that was taken
 * off, one that was renamed and a doctor who was, and four appointments, of which one was cancelled.
 */
const older = (kind: 'sqlite' | 'jsonl'): string => resolve(__dirname, `versions/20261121.${kind}.gz`);

/** The token in the link of HZS73F4N, as its mails held it. */
async function olderToken(): Promise<string> {
  const backup = gunzipSync(await readFile(older('jsonl'))).toString();
  const rows = backup
    .split('\n')
    .flatMap((line) => (line.startsWith('[') ? [JSON.parse(line) as [TableName, Row]] : []));
  const booked = rows.find(([, row]) => row.reference === 'HZS73F4N')?.[1].id;
  const mail = rows.find(([, row]) => row.appointment_id === booked && typeof row.link_token === 'string');
  return String(mail?.[1].link_token);
}

/** Data as that version left them. */
async function leaveOlderData(url: string): Promise<void> {
  if (url.startsWith('file:')) {
    await writeFile(url.slice('file:'.length), gunzipSync(await readFile(older('sqlite'))));
    return;
  }
  const lines = gunzipSync(await readFile(older('jsonl')))
    .toString()
    .trim()
    .split('\n');
  const { migrations: names } = JSON.parse(lines[0] ?? '') as { migrations: string[] };
  const then = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const { db, close } = openPostgres<ClinicSchema>(url, 'staff');
  await migrateToLatest(db, then);
  const rows = lines.slice(1, -1).map((line) => JSON.parse(line) as [TableName, Row]);
  for (const [table, row] of rows) await asRows(db).insertInto(table).values(row).execute();
  await engineAdapter(db).continueNumbering(db, [...new Set(rows.map(([table]) => table))]);
  await close();
}

/** What becomes of the data of the version before. */
export function describeOlderVersion(name: string, prepare: () => Promise<TestPlace>): void {
  describe(`data of the version before on ${name}`, () => {
    let place: TestPlace;
    beforeEach(async () => {
      place = await prepare();
    });
    afterEach(() => place.remove());

    const restoreOlderData = async (url: string, ...options: readonly string[]): Promise<void> => {
      expect(await clinicCommand(url)('restore', older('jsonl'), ...options)).toMatchObject({ code: 0 });
    };

    it.each([
      ['are there after the update', leaveOlderData],
      ['come back from their backup', restoreOlderData],
    ])('%s, with what the site said of them', async (_what, bringBack: (url: string) => Promise<void>) => {
      await bringBack(place.url);
      const engine = await openEngine(place.url, 'visitors');
      const { facts, appointments, catalogue } = sqlClinicDatabase(engine);
      const { profile, services, doctors, prices } = await facts.read();

      expect(profile).toMatchObject({ name: 'Clinica Luminiș', phone: '0264 000 000', opens: '08:30' });
      // What a clinic never said is not made up for it.
      expect(profile).toMatchObject({ legalName: '', payment: '' });
      expect(doctors.map(({ focus }) => focus).join('')).toBe('');
      expect(services.map(({ key, name, specialty }) => [key, name, specialty])).toEqual([
        ['cardiology', 'Cardiologie', 'cardiology'],
        ['rheumatology', 'Reumatologie', 'rheumatology'],
        ['hematology', 'Hematologie', 'hematology'],
        // Under another name the site knew nothing of it.
        ['consult-genetic', 'Consult genetic', null],
        ['pediatrie', 'Pediatrie', null],
      ]);
      expect(services[0]?.preparation).toMatch(/^Aduceți lista medicamentelor/);
      expect(doctors.map(({ lastName, title, portrait }) => [lastName, title, portrait])).toEqual([
        ['Mureșan', 'Medic primar cardiologie', 'ioana-muresan.svg'],
        ['Câmpeanu', '', null],
        ['Rusu', 'Medic primar reumatologie', 'anca-rusu.svg'],
        ['Oltean', 'Medic specialist reumatologie', 'vlad-oltean.svg'],
        ['Bota', 'Medic primar hematologie', 'cristina-bota.svg'],
        ['Sălăjan', 'Medic specialist hematologie', 'mihai-salajan.svg'],
        ['Someșan', 'Medic specialist genetică medicală', 'elena-somesan.svg'],
        ['Șerban', '', null],
      ]);
      expect(prices.map(({ serviceId }) => serviceId)).toEqual([
        ...Array<number>(15).fill(1),
        ...[2, 2, 2, 3, 3, 3, 3, 3, 3],
      ]);
      expect(prices[0]).toEqual({
        ...{ key: 'cardiology-evaluation', serviceId: 1, name: 'Evaluare inițială', cost: 400 },
        note: 'consultație, electrocardiogramă (EKG) și ecocardiografie',
        isConsultation: true,
      });

      const booked = await staffAppointments(engine.db, {});
      const told = booked.map(({ reference, service, prices: costs, patient, cancelledAt }) => [
        ...[reference, service.name, costs.map(({ cost }) => cost), patient.message, cancelledAt !== null],
      ]);
      expect(told.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
        ['0241GC0Y', 'Reumatologie', [200], 'Țin regim', true],
        ['6VZWMF6P', 'Consult genetic', [], 'Țin regim', false],
        ['HZS73F4N', 'Cardiologie', [400, 250], 'Țin regim', false],
        ['QAN47ZTK', 'Pediatrie', [], 'Țin regim', false],
      ]);
      const { times } = await catalogue.timetable('2026-11-23');
      expect(times.get(8)?.vacations).toEqual([{ startDate: '2027-02-01', endDate: '2027-02-05' }]);
      const counts = async (table: 'slots' | 'contact_requests' | 'outbox') =>
        (await engine.db.selectFrom(table).select('id').execute()).length;
      expect([await counts('slots'), await counts('contact_requests'), await counts('outbox')]).toEqual([
        237, 1, 19,
      ]);
      await sqlClinicDatabase(engine).journal.seal();
      expect((await auditJournal(engine.db)).faults).toEqual([]);

      // The same attempt is still the same, and goes on from the right numbers.
      const [first] = times.get(1)?.slots ?? [];
      const again = { firstName: 'Ana', lastName: 'Pop', phone: '0700 000 000', message: 'Țin regim' };
      const request = { ...again, email: 'ana@exemplu.example', doctorId: 1, slotId: first?.id ?? 0 };
      const at = { createdAt: Date.parse('2026-11-22T09:00:00Z') };
      const repeated = { ...at, idempotencyKey: 'key-1' };
      expect(await appointments.book({ ...request, date: '2027-01-11' }, repeated)).toEqual({
        ...{ kind: 'accepted', reference: 'HZS73F4N' },
        linkToken: expect.stringMatching(/^HZS73F4N-/) as string,
      });
      // The link that was mailed then.
      expect(await appointments.find({ linkToken: await olderToken() })).toMatchObject({
        reference: 'HZS73F4N',
      });
      expect(await appointments.book({ ...request, date: '2027-01-18' }, at)).toMatchObject({
        kind: 'accepted',
      });
      await engine.close();
    });

    it('put back over a newer version’s, they leave it the links that it has mailed', async () => {
      await restoreOlderData(place.url);
      const secret = async (): Promise<string> => {
        const { db, close } = await openEngine(place.url, 'staff');
        const mailed = await linkSecret(db);
        await close();
        return mailed;
      };
      const mailed = await secret();
      await restoreOlderData(place.url, '--force', '--yes');
      expect(await secret()).toBe(mailed);
    });
  });
}

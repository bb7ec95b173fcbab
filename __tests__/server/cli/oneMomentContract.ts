import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addDays } from '../../../src/domain/calendarDate';
import { type ClinicCommand } from '../support/clinicCommand';
import { openTestDatabase } from '../support/openTestDatabase';
import { appointmentRequest } from '../support/sampleRequests';
import type { PrepareData } from '../support/staffedSite';
import { temporaryFolder } from '../support/temporaryFolder';

/** @param command runs beside the test's own bookings */
export function testOneMoment(prepare: PrepareData, command: (databaseUrl: string) => ClinicCommand): void {
  test('a backup holds one moment of a clinic that goes on booking', async () => {
    const folder = await temporaryFolder();
    const place = await prepare(folder.path);
    const database = await openTestDatabase(place.databaseUrl);
    let week = 0;
    const backedUp = new AbortController();
    const booking = (async () => {
      for (; !backedUp.signal.aborted; week += 1) {
        const date = addDays('2030-01-07', week * 7);
        await database.appointments.book({ ...appointmentRequest, date }, { createdAt: Date.now() });
      }
    })();
    const file = join(folder.path, 'moment.jsonl.gz');
    const done = { code: 0, errors: '' };
    const backup = await command(place.databaseUrl)('backup', file).finally(() => backedUp.abort());
    expect(backup).toMatchObject(done);
    await booking;
    expect(week).toBeGreaterThan(1);
    await database.close();
    // A mail without its appointment would be refused.
    const other = command(`file:${join(folder.path, 'moment.sqlite')}`);
    expect(await other('restore', file)).toMatchObject(done);
    const rows = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    const count = (table: string) => rows.filter((row) => row.startsWith(`["${table}"`)).length;
    expect(count('outbox')).toBe(count('appointments') * 2);
    await place.remove();
    await folder.remove();
  });
}

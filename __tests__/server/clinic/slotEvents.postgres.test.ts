import { openDatabase } from '../../../src/server/db/open';
import { bookSample } from '../support/booking';
import { openSlotEvents } from '../support/slotEventStream';
import { postgresDatabase, type PostgresDatabase } from '../support/postgresDatabase';
import { NEXT_MONDAY } from '../support/sampleRequests';
import { clinicForEach } from '../support/testClinic';

let testDatabase: PostgresDatabase;
const clinic = clinicForEach({}, async () => (testDatabase = await postgresDatabase()));

test('open calendars receive bookings made while the database was unreachable', async () => {
  const stream = await openSlotEvents(await clinic.app.listen({ host: '127.0.0.1', port: 0 }), 1);
  await stream.next();

  const other = await openDatabase(testDatabase.url);
  await testDatabase.cutConnections();
  await bookSample(other.db).catch(() => undefined);
  await bookSample(other.db).catch(() => undefined);
  const { slots } = await stream.next();
  expect(slots[0]?.appointments).toEqual([{ date: NEXT_MONDAY }]);

  stream.close();
  await other.close();
});

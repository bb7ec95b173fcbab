import { openDatabase } from '../../../src/server/database/openDatabase';
import { openTestDatabase } from '../support/openTestDatabase';
import { openSlotEvents } from '../support/slotEventStream';
import { postgresDatabase } from '../support/postgresDatabase';
import { appointmentRequest, NEXT_MONDAY, NOW } from '../support/sampleRequests';
import { openTestClinic } from '../support/testClinic';
import { describeSlotEvents } from './slotEventsContract';

// A busy machine takes its time.
jest.setTimeout(30_000);

describeSlotEvents('PostgreSQL', async () => {
  const { url, rows, remove } = await postgresDatabase();
  return {
    open: () => openTestDatabase(url),
    change: async (query) => {
      await rows(query);
    },
    remove,
  };
});

it('open calendars learn what was booked while the database was out of reach', async () => {
  const place = await postgresDatabase();
  const database = await openTestDatabase(place.url);
  const clinic = await openTestClinic({ database });
  const stream = await openSlotEvents(await clinic.app.listen({ host: '127.0.0.1', port: 0 }), 1);
  await stream.next();

  const other = await openDatabase(place.url);
  await place.cutConnections();
  await other.appointments.book(appointmentRequest, { createdAt: NOW }).catch(() => undefined);
  await other.appointments.book(appointmentRequest, { createdAt: NOW });
  expect(await stream.next()).toEqual([{ slot_id: 1, dates: [NEXT_MONDAY] }]);

  stream.close();
  await other.close();
  await clinic.close();
  await place.remove();
});

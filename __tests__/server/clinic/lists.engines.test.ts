import { setTimeout as wait } from 'node:timers/promises';
import { CALLS, type WireSlots } from '../../../src/domain/contract';
import { cancel } from '../../../src/server/booking/cancel';
import { bookSample } from '../support/booking';
import type { TestDatabase } from '../support/engineDatabase';
import { fetchCall } from '../support/forms';
import { openTestDatabase } from '../support/openTestDatabase';
import { NEXT_MONDAY, NOW, wireAppointment } from '../support/sampleRequests';
import { openTestClinic, type TestClinic } from '../support/testClinic';
import { ENGINE, engineDatabase } from '../support/engineDatabase';

/** Milliseconds within which every process lists another's change. */
const SOON_MS = 1_000;

describe(`the lists of a clinic on ${ENGINE}`, () => {
  let testDatabase: TestDatabase;
  let clinic: TestClinic;
  let url: string;
  beforeEach(async () => {
    testDatabase = await engineDatabase();
    clinic = await openTestClinic({ database: await openTestDatabase(testDatabase.url) });
    url = await clinic.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await clinic.close();
    await testDatabase.remove();
  });

  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}${CALLS.slots}?user_id=1`, { headers });
  const bookedDates = async () =>
    ((await (await ask()).json()) as WireSlots)[0]?.appointments.map(({ date }) => date);
  const soon = async (dates: readonly string[]): Promise<void> => {
    const end = performance.now() + SOON_MS;
    while (performance.now() < end && String(await bookedDates()) !== String(dates)) await wait(20);
    expect(await bookedDates()).toEqual(dates);
  };

  it('include a booking in the next answer of the process that took it', async () => {
    expect(await bookedDates()).toEqual([]);
    expect((await fetchCall(url, 'createAppointment', wireAppointment)).status).toBe(200);
    expect(await bookedDates()).toEqual([NEXT_MONDAY]);
  });

  it('include another process’s bookings and cancellations within a second', async () => {
    expect(await bookedDates()).toEqual([]);
    const other = await openTestDatabase(testDatabase.url);
    const reference = await bookSample(other.db);
    await soon([NEXT_MONDAY]);
    await cancel(other.db, reference, { by: 'clinic', now: NOW });
    await soon([]);
    await other.close();
  });

  it('are not resent to a client that already has them', async () => {
    for (const encoding of ['identity', 'br']) {
      const first = await ask({ 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      const unchanged = await ask({ 'accept-encoding': encoding, 'if-none-match': etag });
      expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
      await bookSample(clinic.db, { slotId: encoding === 'br' ? 1 : 2 });
      const changed = await ask({ 'accept-encoding': encoding, 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(changed.headers.get('etag')).not.toBe(etag);
    }
  });
});

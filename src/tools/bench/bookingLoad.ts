import { clinicTimeAt } from '../../domain/clock';
import { CALLS, type WireDoctors, type WireSlots } from '../../domain/contract';
import type { LaunchedServer } from '../launchServer';
import { askJson } from './askJson';
import { bookingRequests } from './bookingRequests';
import { generateLoad } from './generateLoad';

/** More than any run sends: requests are prepared before the clock runs. */
const PREPARED_PER_SECOND = 15_000;

function* inTurn(makers: readonly (() => string)[]): Generator<string, never> {
  for (;;) for (const make of makers) yield make();
}

/**
 * Patients who book, each another free time.
 * @returns books with so many clients for so many seconds, so many times a second at the most, and says how many
 *   bookings there were in a second
 */
export async function bookingLoad({
  url,
}: LaunchedServer): Promise<(clients: number, seconds: number, most?: number) => Promise<number>> {
  const today = clinicTimeAt(Date.now()).date;
  const doctors = await askJson<WireDoctors>(url + CALLS.doctors);
  const requestsByDoctor = await Promise.all(
    doctors.map(async ({ id }) =>
      bookingRequests(id, await askJson<WireSlots>(`${url}${CALLS.slots}?user_id=${id}`), today),
    ),
  );
  const turns = inTurn(requestsByDoctor);
  // What one load left over, the next one sends: a server's weeks have an end.
  const requests: string[] = [];
  return async (clients, seconds, most = PREPARED_PER_SECOND) => {
    while (requests.length < seconds * most) requests.push(turns.next().value);
    const load = await generateLoad({
      port: Number(new URL(url).port),
      clients,
      seconds,
      most,
      nextRequest: () => requests.pop() ?? turns.next().value,
    });
    if (load.failures > 0) throw new Error(`${load.failures} bookings were refused.`);
    return load.perSecond;
  };
}

import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt, type Clock } from '../../domain/clock';
import type { Config } from '../config/config';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { Problem } from '../errors/problem';

const DAY_SECONDS = 24 * 60 * 60;

export interface BookingLimit extends Pick<Config, 'bookingsPerEmail'> {
  readonly database: Pick<ClinicDatabase, 'limits'>;
  readonly clock: Clock;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 1000 / DAY_SECONDS);
}

/**
 * A courtesy, not a lock: two bookings in the same moment may both pass.
 * @throws {Problem} 429 until the day after the first appointment that this e-mail address still has
 */
export async function limitBookings(
  email: string,
  { database, clock, bookingsPerEmail }: BookingLimit,
): Promise<void> {
  if (bookingsPerEmail === 0) return;
  const today = clinicTimeAt(clock()).date;
  const dates = await database.limits.comingDates(email, today, bookingsPerEmail);
  const [first] = dates;
  if (first === undefined || dates.length < bookingsPerEmail) return;
  throw new Problem(
    429,
    'Cu această adresă de e-mail aveți deja numărul maxim de programări viitoare. Pentru încă una, vă rugăm să ne sunați.',
    { 'retry-after': String(daysBetween(today, addDays(first, 1)) * DAY_SECONDS) },
  );
}

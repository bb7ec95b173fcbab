import type { Clock } from '../domain/clock';
import type { ClinicDatabase } from './database/ports/clinicDatabase';

/** Milliseconds between two looks. */
const PAUSE = 60_000;

export interface ForgetUnconfirmedOptions {
  readonly database: Pick<ClinicDatabase, 'appointments'>;
  readonly clock: Clock;
  /** Told what went wrong; the next minute tries again. */
  readonly onError: (error: unknown) => void;
}

/** Forgets, until the process ends, whose the bookings were that nobody confirmed in time. */
export function forgetUnconfirmed({ database, clock, onError }: ForgetUnconfirmedOptions): void {
  setInterval(() => {
    database.appointments.forgetUnconfirmed(clock()).catch(onError);
  }, PAUSE).unref();
}

import type { AppointmentStore } from '../database/ports/appointmentStore';
import type { Clock } from '../../domain/clock';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { TimetableMemory } from './timetableMemory';

/**
 * The same appointments. What comes of a booking or cancellation is known here before its answer is sent, and who is
 * certainly too late need not wait for the database.
 */
function rememberBookings(appointments: AppointmentStore, memory: TimetableMemory): AppointmentStore {
  return {
    book: async (request, receipt) => {
      // A repeated attempt is answered as its first one was, which only the database knows.
      const isFirst = receipt.idempotencyKey === undefined;
      const refusal = isFirst ? memory.refusal(request, receipt.createdAt) : undefined;
      if (refusal !== undefined) return refusal;
      let isTaken = false;
      try {
        const outcome = await appointments.book(request, receipt);
        isTaken = outcome.kind === 'accepted' || outcome.kind === 'taken';
        return outcome;
      } finally {
        if (isTaken) memory.addTaken(request);
        else memory.doubt();
      }
    },
    find: (key) => appointments.find(key),
    cancel: (key, by, at) =>
      appointments.cancel(key, by, at).finally(() => {
        memory.doubt();
      }),
  };
}

/** A memory of the database's timetable, and the same database, whose bookings it hears of. */
export function withMemory(
  database: ClinicDatabase,
  clock: Clock,
  bookingWeeks: number,
): { readonly memory: TimetableMemory; readonly database: ClinicDatabase } {
  const memory = new TimetableMemory({ database, clock, bookingWeeks });
  return { memory, database: { ...database, appointments: rememberBookings(database.appointments, memory) } };
}

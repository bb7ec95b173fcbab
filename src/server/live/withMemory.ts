import type { AppointmentStore } from '../database/ports/appointmentStore';
import type { Outcome } from '../database/ports/outcome';
import type { Clock } from '../../domain/clock';
import type { ClinicDatabase } from '../database/ports/clinicDatabase';
import { TimetableMemory } from './timetableMemory';

/** What a booking that ended so changed; undefined for one that nobody knows the end of. */
const isTaken = (kind: Outcome['kind'] | undefined): boolean => kind === 'accepted' || kind === 'taken';
const isNothing = (kind: Outcome['kind'] | undefined): boolean =>
  kind === 'unconfirmed' || kind === 'tooMany';

/**
 * The same appointments. What comes of a booking, move or cancellation is known here before its answer is sent, and who is
 * certainly too late need not wait for the database.
 */
function rememberBookings(appointments: AppointmentStore, memory: TimetableMemory): AppointmentStore {
  /** After what may have changed something; an end that nobody knows may have. */
  const doubtAfter = async <Result>(work: Promise<Result>, changedNothing: (end: Result) => boolean) => {
    let isDoubtful = true;
    try {
      const end = await work;
      isDoubtful = !changedNothing(end);
      return end;
    } finally {
      if (isDoubtful) memory.doubt();
    }
  };
  return {
    book: async (request, receipt, brake) => {
      // A repeated attempt is answered as its first one was, which only the database knows.
      const isFirst = receipt.idempotencyKey === undefined;
      const refusal = isFirst ? memory.refusal(request, receipt.createdAt) : undefined;
      if (refusal !== undefined) return refusal;
      let kind: Outcome['kind'] | undefined;
      try {
        const outcome = await appointments.book(request, receipt, brake);
        kind = outcome.kind;
        return outcome;
      } finally {
        if (isTaken(kind)) memory.addTaken(request);
        else if (!isNothing(kind)) memory.doubt();
      }
    },
    sendLinks: (email, at) => appointments.sendLinks(email, at),
    find: (key) => appointments.find(key),
    findUnconfirmed: (linkToken) => appointments.findUnconfirmed(linkToken),
    forgetUnconfirmed: (at) => appointments.forgetUnconfirmed(at),
    confirm: (linkToken, at) =>
      doubtAfter(appointments.confirm(linkToken, at), (outcome) => outcome === undefined),
    move: (key, to, options) => doubtAfter(appointments.move(key, to, options), (move) => move !== 'moved'),
    cancel: (key, by, at) => doubtAfter(appointments.cancel(key, by, at), ({ kind }) => kind === 'unknown'),
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

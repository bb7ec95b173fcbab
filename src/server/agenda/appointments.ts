import { selectAppointments } from '../booking/find';
import { iso, type Db } from '../db/schema';

/** Days of the agenda, of one doctor or all. */
export interface Span {
  readonly from: string;
  readonly until: string;
  /** Undefined = all doctors. */
  readonly doctorId: number | undefined;
}

/** Reads the booked and the pending appointments, with the moment when each was booked, confirmed or last moved. */
export const readAppointments = (db: Db, { from, until, doctorId }: Span, now: number) =>
  selectAppointments(db)
    // A notice is queued for each booking, confirmation and move.
    .select((row) =>
      row
        .selectFrom('outbox')
        .select((mail) => mail.fn.max('outbox.createdAt').as('at'))
        .whereRef('outbox.appointmentId', '=', 'appointments.id')
        .where('kind', 'in', ['booking.notice', 'move.notice'])
        .as('changedAt'),
    )
    .where('appointments.date', '>=', from)
    .where('appointments.date', '<=', until)
    .where((row) =>
      row.or([
        row('state', '=', 'booked'),
        row.and([row('state', '=', 'pending'), row('confirmUntil', '>', iso(now))]),
      ]),
    )
    .$if(doctorId !== undefined, (query) => query.where('slots.doctorId', '=', doctorId ?? 0))
    .execute();

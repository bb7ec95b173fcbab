import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { isExpired, isSameTime, type BookingWeeks } from '../../domain/slotStatus';
import { leftTime, WAY_BACK_MS } from '../../domain/wayBack';
import { offerAt } from '../clinic/timetable';
import { announce, lockDoctors, lockOne, inTransaction } from '../db/transaction';
import type { SlotOnDate } from '../db/storedEntities';
import { canBeId, iso, type Db } from '../db/schema';
import { Declined } from '../errors/problem';
import { recordInJournal } from '../journal/recordInJournal';
import { NO_LIMIT, queueBothMails, type MailboxLimit } from '../outbox/queue';
import { findByReference, isUpcoming, type StoredAppointment } from './find';
import { recordFreedTimes } from './freedTimes';

/**
 * Most moves of one appointment by its patient: each mails both sides, and the holder of the link may be a stranger.
 */
export const MAX_MOVES = 5;

/** Returns true if the patient may still move the appointment. */
export const canMove = (appointment: StoredAppointment, now: ClinicTime): boolean =>
  appointment.moves < MAX_MOVES && isUpcoming(appointment, now);

/** Options of a move. The settings limit patients only. */
type MoveOptions = {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Number of earlier moves as the page showed it; omitted by callers that have just read the appointment. */
  readonly moves?: number;
} & (
  | ({ readonly by: 'patient'; readonly bookingWeeks?: BookingWeeks } & MailboxLimit)
  | { readonly by: 'clinic' }
);

/** @throws {Declined} if the appointment cannot be moved any more */
function requireMovable(appointment: StoredAppointment, { by, now, moves }: MoveOptions): void {
  if (appointment.state !== 'booked') throw new Declined('cancelled');
  if (appointment.moves !== (moves ?? appointment.moves)) throw new Declined('changed');
  if (by === 'patient' && appointment.moves >= MAX_MOVES) throw new Declined('tooOften');
  if (isExpired(appointment.date, appointment.startTime, clinicTimeAt(now))) throw new Declined('begun');
}

/**
 * Moves an appointment to another time of the same service, with any doctor, and frees the old time. Runs in one
 * transaction and queues mails to both sides. The caller checks the right to move. Does nothing if the appointment is at
 * that time already.
 * @throws {Declined} if it cannot be moved there
 */
export function move(db: Db, reference: string, to: SlotOnDate, options: MoveOptions): Promise<void> {
  const { by, now } = options;
  const limit = by === 'patient' ? options : NO_LIMIT;
  const bookingWeeks = by === 'patient' ? options.bookingWeeks : undefined;
  return inTransaction(db, async (tx) => {
    const known = await findByReference(tx, reference);
    if (known === undefined) throw new Declined('cancelled');
    if (!canBeId(to.slotId)) throw new Declined('notOffered');
    // Locks both doctors: the time stays free and offered until the commit.
    await lockDoctors(tx, [known.slotId, to.slotId]);
    const before = (await findByReference(tx, reference)) ?? known;
    // The same request may have arrived twice.
    if (before.state === 'booked' && isSameTime(before, to)) return;
    // The appointment may have moved to a third doctor before the lock.
    if (before.slotId !== known.slotId) throw new Declined('changed');
    requireMovable(before, options);

    const offer = await offerAt(tx, to, clinicTimeAt(now), bookingWeeks);
    if (offer?.serviceId !== before.service.id) throw new Declined('notOffered');
    // Announces a taken time too, as a booking does.
    announce(tx, offer.doctorId);
    if (offer.kind !== 'offered') throw new Declined(offer.kind);

    const { id, date, slotId, startTime, doctor } = before;
    const isWayBack = by === 'patient' && isSameTime(to, leftTime(before, now));
    const movedFrom = { date, slotId, startTime, doctor, by, at: iso(now), isWayBack };
    const moved = await tx
      .updateTable('appointments')
      .set({
        ...to,
        moves: before.moves + 1,
        movedFrom: JSON.stringify(movedFrom satisfies StoredAppointment['movedFrom']),
      })
      .where('id', '=', id)
      .where('state', '=', 'booked')
      .where('moves', '=', before.moves)
      .returning('id')
      .execute();
    // Cancelled in the meantime: a cancellation locks no doctor.
    if (moved.length === 0) throw new Declined('cancelled');
    // New reminders are queued for the new time.
    await tx
      .deleteFrom('outbox')
      .where('appointmentId', '=', id)
      .where('kind', 'in', ['reminder.week', 'reminder.day'])
      .execute();
    await recordFreedTimes(tx, [{ slotId, date }], by === 'patient' ? now + WAY_BACK_MS : now);
    // A patient who moves has seen the free times and leaves the list; a move by the clinic keeps the entry.
    if (by === 'patient') {
      await lockOne(tx, 'waiting');
      await tx.deleteFrom('waiting').where('appointmentId', '=', id).execute();
    }
    await queueBothMails(tx, 'move', { id, email: before.patient.email }, now, limit);
    await recordInJournal(tx, by === 'patient' ? by : 'staff', 'appointment.moved', [before]);
    announce(tx, doctor.id);
  });
}

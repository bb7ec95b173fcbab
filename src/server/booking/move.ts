import { clinicTimeAt } from '../../domain/clock';
import type { ActingParty } from '../../domain/entities';
import { isExpired, isSameTime } from '../../domain/slotStatus';
import type { TimeOffer } from '../../domain/timeOffer';
import { lockDoctors, lockOne } from '../db/dialect';
import type { SlotOnDate } from '../db/entities';
import { canBeId } from '../db/ids';
import type { Db } from '../db/schema';
import { announce, writing } from '../db/transaction';
import { recordInJournal } from '../journal/recordInJournal';
import { queueBothMails } from '../outbox/queue';
import { findByReference, type StoredAppointment } from './find';
import { recordFreedTimes } from './freedTimes';
import { offerAt } from './availability';

/**
 * Most moves of one appointment by its patient: each mails both sides, and the holder of the link may be a stranger.
 */
export const MOST_MOVES = 5;

/**
 * Result of a move. `moved`: also if the appointment is at that time already. `changed`: it was moved in the meantime.
 * `tooOften`: the patient has used all moves. `begun`, `cancelled`: it can no longer be moved. The others as for a
 * booking.
 */
export type MoveOutcome =
  | 'moved'
  | 'changed'
  | 'tooOften'
  | 'begun'
  | 'cancelled'
  | 'unknown'
  | 'taken'
  | Exclude<TimeOffer, 'offered'>;

export interface MoveOptions {
  readonly by: ActingParty;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Number of earlier moves as the page showed it; omitted by callers that have just read the appointment. */
  readonly moves?: number;
  /** Number of weeks ahead that can be booked; no limit if omitted. */
  readonly bookingWeeks?: number;
  /** Most mails a day to one mailbox that patients may cause; omitted if staff move. */
  readonly confirmationsPerEmail?: number;
}

function refusalOf(appointment: StoredAppointment, { by, now, moves }: MoveOptions): MoveOutcome | undefined {
  if (appointment.state !== 'booked') return 'cancelled';
  if (appointment.moves !== (moves ?? appointment.moves)) return 'changed';
  if (by === 'patient' && appointment.moves >= MOST_MOVES) return 'tooOften';
  return isExpired(appointment.date, appointment.startTime, clinicTimeAt(now)) ? 'begun' : undefined;
}

/**
 * Moves an appointment to another time of the same service, with any doctor, and frees the old time. Runs in one
 * transaction and queues mails to both sides. The caller checks the right to move.
 */
export function move(db: Db, reference: string, to: SlotOnDate, options: MoveOptions): Promise<MoveOutcome> {
  const { by, now, bookingWeeks, confirmationsPerEmail = 0 } = options;
  return writing(db, async (tx): Promise<MoveOutcome> => {
    const known = await findByReference(tx, reference);
    if (known === undefined) return 'unknown';
    if (!canBeId(to.slotId)) return 'notOffered';
    // Locks both doctors: the time stays free and offered until the commit.
    await lockDoctors(tx, [known.slotId, to.slotId]);
    const before = (await findByReference(tx, reference)) ?? known;
    // The same request may have arrived twice.
    if (before.state === 'booked' && isSameTime(before, to)) return 'moved';
    // The appointment may have moved to a third doctor before the lock.
    if (before.slotId !== known.slotId) return 'changed';
    const refusal = refusalOf(before, options);
    if (refusal !== undefined) return refusal;

    const offer = await offerAt(tx, to, clinicTimeAt(now), bookingWeeks);
    if (offer?.serviceId !== before.service.id) return 'notOffered';
    if (offer.kind !== 'offered') return offer.kind;

    const { id, date, slotId, startTime, doctor } = before;
    const movedFrom: StoredAppointment['movedFrom'] = { date, startTime, doctor, by };
    const moved = await tx
      .updateTable('appointments')
      .set({ ...to, moves: before.moves + 1, movedFrom: JSON.stringify(movedFrom) })
      .where('id', '=', id)
      .where('state', '=', 'booked')
      .where('moves', '=', before.moves)
      .returning('id')
      .execute();
    // Cancelled in the meantime: a cancellation locks no doctor.
    if (moved.length === 0) return 'cancelled';
    // New reminders are queued for the new time.
    await tx
      .deleteFrom('outbox')
      .where('appointmentId', '=', id)
      .where('kind', 'in', ['reminder.week', 'reminder.day'])
      .execute();
    await recordFreedTimes(tx, [{ slotId, date }], now);
    // A patient who moves has seen the free times and leaves the list; a move by the clinic keeps the entry.
    if (by === 'patient') {
      await lockOne(tx, 'waiting');
      await tx.deleteFrom('waiting').where('appointmentId', '=', id).execute();
    }
    await queueBothMails(tx, 'move', { id, email: before.patient.email }, now, confirmationsPerEmail);
    await recordInJournal(tx, by === 'patient' ? by : 'staff', 'appointment.moved', [before]);
    announce(tx, doctor.id);
    announce(tx, offer.doctorId);
    return 'moved';
  });
}

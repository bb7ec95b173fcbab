import { clinicTimeAt } from '../../domain/clock';
import type { ActingParty } from '../../domain/entities';
import { isExpired, isSameTime } from '../../domain/slotStatus';
import type { TimeOffer } from '../../domain/timeOffer';
import { announce, lockDoctors, lockOne } from '../db/dialect';
import type { SlotOnDate } from '../db/entities';
import { canBeId } from '../db/ids';
import type { Db } from '../db/schema';
import { writing } from '../db/transaction';
import { note } from '../journal/note';
import { queueBothMails } from '../outbox/queue';
import { findByReference, type StoredAppointment } from './find';
import { noteFreed } from './freed';
import { offerAt } from './offers';

/** Moves of one appointment by its patient: each mails both sides, and the link's holder need not be the patient. */
export const MOST_MOVES = 5;

/**
 * `moved` also when it is at that time already; `changed` when it was moved in between; `tooOften` when its patient
 * must ask the clinic; `begun` and `cancelled` when it cannot be moved any more. Otherwise as for a booking.
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
  /** Ms since the epoch. */
  readonly now: number;
  /** The number of earlier moves, as the page showed it; left out by callers that read it themselves. */
  readonly moves?: number;
  /** Weeks ahead that can be booked; all where left out. */
  readonly bookingWeeks?: number;
}

function refusalOf(appointment: StoredAppointment, { by, now, moves }: MoveOptions): MoveOutcome | undefined {
  if (appointment.state !== 'booked') return 'cancelled';
  if (appointment.moves !== (moves ?? appointment.moves)) return 'changed';
  if (by === 'patient' && appointment.moves >= MOST_MOVES) return 'tooOften';
  return isExpired(appointment.date, appointment.startTime, clinicTimeAt(now)) ? 'begun' : undefined;
}

/**
 * Takes a new time of the same service, with whichever doctor, and frees the old one, in one transaction, or does
 * nothing. Informs both sides, and reminders follow. The caller checks the right to do so.
 */
export function move(db: Db, reference: string, to: SlotOnDate, options: MoveOptions): Promise<MoveOutcome> {
  const { by, now, bookingWeeks } = options;
  return writing(db, async (tx): Promise<MoveOutcome> => {
    const known = await findByReference(tx, reference);
    if (known === undefined) return 'unknown';
    if (!canBeId(to.slotId)) return 'notOffered';
    // Alone with both doctors: what is free and offered here stays so until the commit.
    await lockDoctors(tx, [known.slotId, to.slotId]);
    const before = (await findByReference(tx, reference)) ?? known;
    // The same press may have come twice.
    if (before.state === 'booked' && isSameTime(before, to)) return 'moved';
    // It may have gone to a third doctor before the lock.
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
    // A cancellation, which locks no doctor, came in between.
    if (moved.length === 0) return 'cancelled';
    await queueBothMails(tx, 'move', { id, email: before.patient.email }, now);
    // Others follow for the new time.
    await tx
      .deleteFrom('outbox')
      .where('appointmentId', '=', id)
      .where('kind', 'in', ['reminder.week', 'reminder.day'])
      .execute();
    await noteFreed(tx, [{ slotId, date }], now);
    // A patient who moves has seen what is free; one whom the clinic moves goes on waiting.
    if (by === 'patient') {
      await lockOne(tx, 'waiting');
      await tx.deleteFrom('waiting').where('appointmentId', '=', id).execute();
    }
    await note(tx, by === 'patient' ? by : 'staff', 'appointment.moved', [before]);
    await announce(tx, doctor.id);
    if (offer.doctorId !== doctor.id) await announce(tx, offer.doctorId);
    return 'moved';
  });
}

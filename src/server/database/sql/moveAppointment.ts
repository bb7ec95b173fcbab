import type { Kysely } from 'kysely';
import { clinicTimeAt } from '../../../domain/clock';
import { isExpired, isSameTime } from '../../../domain/slotStatus';
import { timeOffer } from '../../../domain/timeOffer';
import {
  MOST_MOVES,
  type AppointmentKey,
  type Move,
  type MoveOptions,
  type StoredAppointment,
} from '../ports/appointmentStore';
import type { SlotOnDate } from '../ports/entities';
import { currentOffers } from './currentOffers';
import { holdDoctors } from './holdDoctors';
import { iso } from './iso';
import { addToJournal, appointmentDigest } from './journal';
import { addMoveMails } from './outboxRows';
import type { ClinicSchema } from './schema';
import { selectAppointments, whereKey } from './storedAppointments';

/**
 * One attempt at a move; see {@link AppointmentStore}.
 * @returns `again` when it was moved or cancelled at the same moment, so that it must be looked at anew
 */
export function moveOnce(
  db: Kysely<ClinicSchema>,
  key: AppointmentKey,
  to: SlotOnDate,
  { by, at, moves }: MoveOptions,
): Promise<Move | 'again'> {
  return db.transaction().execute(async (transaction) => {
    const itself = await whereKey(transaction, key);
    const before = await transaction
      .selectFrom('appointments')
      .select('slotId')
      .where(...itself)
      .executeTakeFirst();
    if (before === undefined) return 'unknown';
    // Alone with both doctors: what is free and offered here stays so until the commit.
    await holdDoctors(transaction, { slotIds: [before.slotId, to.slotId] });
    const row = await selectAppointments(transaction)
      .where(...itself)
      .executeTakeFirstOrThrow();
    const { id, email, journalSalt, date, startTime, doctorFirstName, doctorLastName } = row;
    if (row.cancelledAt !== null) return 'cancelled';
    if (isSameTime(row, to)) return 'moved';
    if (row.moves !== (moves ?? row.moves)) return 'changed';
    if (by === 'patient' && row.moves >= MOST_MOVES) return 'tooOften';
    const now = clinicTimeAt(at);
    if (isExpired(date, startTime, now)) return 'begun';

    const offer = (await currentOffers(transaction, [to])).get(to.slotId);
    const own = offer?.serviceId === row.bookedServiceId ? offer : undefined;
    if (own === undefined) return 'notOffered';
    const kind = timeOffer(own, to.date, { now, vacations: own.vacations });
    if (kind !== 'offered') return kind;
    const taken = await transaction
      .selectFrom('appointments')
      .select('id')
      .where('slotId', '=', to.slotId)
      .where('date', '=', to.date)
      .where('cancelledAt', 'is', null)
      .executeTakeFirst();
    if (taken !== undefined) return 'taken';

    const doctor = { firstName: doctorFirstName, lastName: doctorLastName };
    const movedFrom: StoredAppointment['movedFrom'] = { date, startTime, doctor, by };
    const { numUpdatedRows } = await transaction
      .updateTable('appointments')
      .set({ ...to, moves: row.moves + 1, movedFrom: JSON.stringify(movedFrom) })
      .where('id', '=', id)
      .where('moves', '=', row.moves)
      .where('cancelledAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'again';
    const createdAt = iso(at);
    await addMoveMails(transaction, { id, email, createdAt, date: to.date, time: own.startTime });
    await transaction
      .updateTable('waiting')
      // Whoever moves has seen what is free; whom the clinic moves waits on, for what is freed from now on.
      .set(by === 'patient' ? { leftAt: createdAt } : { known: null })
      .where('appointmentId', '=', id)
      .execute();
    const digest =
      journalSalt === null ? {} : { digest: appointmentDigest(journalSalt, { ...row, ...to }, row) };
    await addToJournal(transaction, by === 'patient' ? by : 'staff', [
      { event: 'appointment.moved', subjectId: id, ...digest },
    ]);
    return 'moved';
  });
}

import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { dueReminder } from '../../domain/reminders';
import type { MailKind } from '../../domain/mailKinds';
import { iso, type Db } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { newMail } from './queue';

/**
 * Queues the reminders that are due 7 days and a day before appointments. Each is queued once, by whichever process.
 */
export async function queueDueReminders(db: Db, now: number): Promise<void> {
  const { date: today } = clinicTimeAt(now);
  const upcoming = await db
    .selectFrom('appointments')
    .innerJoin('slots', 'slots.id', 'slotId')
    .select((row) => {
      const queuedAt = (kind: MailKind) =>
        row
          .selectFrom('outbox')
          .select('outbox.createdAt')
          .whereRef('outbox.appointmentId', '=', 'appointments.id')
          .where('kind', '=', kind);
      return [
        'appointments.id',
        'date',
        'startTime as time',
        'createdAt',
        queuedAt('move.confirmation').as('movedAt'),
        queuedAt('reminder.week').as('week'),
        queuedAt('reminder.day').as('day'),
      ];
    })
    .where('date', '>=', today)
    .where('date', '<=', addDays(today, 7))
    .where('state', '=', 'booked')
    .where('email', '!=', '')
    .execute();
  const mails = upcoming.flatMap((appointment) => {
    const due = dueReminder(appointment, now);
    if (due === undefined || appointment[due.reminder] !== null) return [];
    const dueAt = iso(due.dueAt);
    // No reminder for an appointment that was booked or moved after the reminder's time.
    if (dueAt <= (appointment.movedAt ?? appointment.createdAt)) return [];
    return [newMail(`reminder.${due.reminder}`, { appointmentId: appointment.id, dueAt }, now)];
  });
  if (mails.length === 0) return;
  await inTransaction(db, (tx) =>
    tx
      .insertInto('outbox')
      .values(mails)
      .onConflict((conflict) => conflict.columns(['appointmentId', 'kind']).doNothing())
      .execute(),
  );
}

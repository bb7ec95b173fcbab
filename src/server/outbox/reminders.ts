import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { dueReminder, type Reminder } from '../../domain/reminders';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { newMail } from './queue';

/** The days from today on whose appointments may be due for a reminder. */
const DAYS_AHEAD: Readonly<Record<Reminder, readonly [from: number, to: number]>> = {
  week: [1, 7],
  day: [0, 1],
};

/** Selects coming appointments for which a reminder was not queued yet. */
function notReminded(db: Db, reminder: Reminder, today: string) {
  const [from, to] = DAYS_AHEAD[reminder];
  return db
    .selectFrom('slots')
    .innerJoin('appointments', 'appointments.slotId', 'slots.id')
    .leftJoin('outbox as reminder', (join) =>
      join
        .onRef('reminder.appointmentId', '=', 'appointments.id')
        .on('reminder.kind', '=', `reminder.${reminder}`),
    )
    .leftJoin('outbox as moved', (join) =>
      join.onRef('moved.appointmentId', '=', 'appointments.id').on('moved.kind', '=', 'move.confirmation'),
    )
    .select(['appointments.id', 'appointments.date', 'startTime as time', 'appointments.createdAt'])
    .select('moved.createdAt as movedAt')
    .where('appointments.date', '>=', addDays(today, from))
    .where('appointments.date', '<=', addDays(today, to))
    .where('state', '=', 'booked')
    .where('email', '!=', '')
    .where('reminder.id', 'is', null);
}

/** Queues reminders of appointments that are 7 days, or a day, away: each once, whichever process does it. */
export async function queueDueReminders(db: Db, now: number): Promise<void> {
  const { date: today } = clinicTimeAt(now);
  for (const reminder of ['week', 'day'] as const) {
    const mails = (await notReminded(db, reminder, today).execute()).flatMap((appointment) => {
      const due = dueReminder(appointment, now);
      // None of an appointment that was booked, or moved, after a reminder's time.
      const since = appointment.movedAt ?? appointment.createdAt;
      if (due?.reminder !== reminder || iso(due.dueAt) <= since) return [];
      const about = { appointmentId: appointment.id, dueAt: iso(due.dueAt) };
      return [newMail(`reminder.${reminder}`, about, now)];
    });
    if (mails.length === 0) continue;
    await db
      .insertInto('outbox')
      .values(mails)
      .onConflict((conflict) => conflict.columns(['appointmentId', 'kind']).doNothing())
      .execute();
  }
}

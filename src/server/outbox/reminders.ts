import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt, type ClinicTime } from '../../domain/clock';
import { dueReminder, reminderTimes, type Reminder } from '../../domain/reminders';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { newMail, type NewMail } from './rows';

/** Returns the reminders of a moved appointment, which replace those of its old time; one whose time is past is dropped. */
export const remindersOf = (to: ClinicTime, now: number): readonly NewMail[] =>
  Object.entries(reminderTimes(to)).map(([reminder, instant]) =>
    newMail(now, `reminder.${reminder as Reminder}`, {
      dueAt: iso(instant),
      ...(instant <= now && { status: 'dropped', settledAt: iso(now) }),
    }),
  );

/** The days from today on whose appointments may be due for a reminder. */
const DAYS_AHEAD: Readonly<Record<Reminder, readonly [from: number, to: number]>> = {
  week: [1, 7],
  day: [0, 1],
};

/** Returns the reminders that are due and were not queued yet. */
async function dueReminders(db: Db, reminder: Reminder, now: number): Promise<readonly NewMail[]> {
  const { date: today } = clinicTimeAt(now);
  const [from, to] = DAYS_AHEAD[reminder];
  const coming = await db
    .selectFrom('slots')
    .innerJoin('appointments', 'slotId', 'slots.id')
    .select(['appointments.id', 'date', 'startTime as time', 'appointments.createdAt'])
    .where('date', '>=', addDays(today, from))
    .where('date', '<=', addDays(today, to))
    .where('state', '=', 'booked')
    .where('email', '!=', '')
    // Those of a moved one were queued by the move.
    .where('moves', '=', 0)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('appointmentId', '=', 'appointments.id')
            .where('kind', '=', `reminder.${reminder}`),
        ),
      ),
    )
    .execute();
  return coming.flatMap((booked) => {
    const due = dueReminder(booked, now);
    if (due?.reminder !== reminder) return [];
    const dueAt = iso(due.dueAt);
    // An appointment that was booked after a reminder's time has none.
    return dueAt > booked.createdAt
      ? [newMail(now, `reminder.${reminder}`, { appointmentId: booked.id, dueAt })]
      : [];
  });
}

/** Queues reminders of appointments that are 7 days, or a day, away: each once, whichever process does it. */
export async function queueDueReminders(db: Db, now: number): Promise<void> {
  const mails = [...(await dueReminders(db, 'week', now)), ...(await dueReminders(db, 'day', now))];
  if (mails.length === 0) return;
  await db
    .insertInto('outbox')
    .values(mails)
    .onConflict((conflict) => conflict.columns(['appointmentId', 'kind']).doNothing())
    .execute();
}

import { DAY } from '../../src/domain/durations';
import { clinicTimeAt } from '../../src/domain/clock';
import { dueReminder, reminderTimes } from '../../src/domain/reminders';

test('reminders are due 7 days and 1 day before, at the hour of the appointment', () => {
  const { week, day } = reminderTimes({ date: '2026-11-23', time: '09:30' });
  expect(clinicTimeAt(week)).toEqual({ date: '2026-11-16', time: '09:30' });
  expect(clinicTimeAt(day)).toEqual({ date: '2026-11-22', time: '09:30' });
});

test('reminders keep the clinic’s hour across a clock change', () => {
  for (const date of ['2026-03-30', '2026-10-26']) {
    const { week, day } = reminderTimes({ date, time: '08:30' });
    expect([clinicTimeAt(week).time, clinicTimeAt(day).time]).toEqual(['08:30', '08:30']);
  }
});

test('the 7-day reminder is due until the 1-day one, and that one until the appointment begins', () => {
  const appointment = { date: '2026-11-23', time: '09:30' };
  const { week, day } = reminderTimes(appointment);
  const start = day + DAY;
  const due = [week - 1, week, day - 1, day, start - 1, start].map((now) => dueReminder(appointment, now));
  const weeks = { reminder: 'week', dueAt: week };
  const days = { reminder: 'day', dueAt: day };
  expect(due).toEqual([undefined, weeks, weeks, days, days, undefined]);
});

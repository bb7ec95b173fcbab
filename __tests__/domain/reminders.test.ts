import { clinicTimeAt } from '../../src/domain/clock';
import { reminderTimes } from '../../src/domain/reminders';

test('reminders keep the clinic’s hour across a clock change', () => {
  for (const [date, weekBefore, dayBefore] of [
    ['2026-03-30', '2026-03-23', '2026-03-29'],
    ['2026-10-26', '2026-10-19', '2026-10-25'],
  ] as const) {
    const { week, day } = reminderTimes({ date, time: '08:30' });
    expect(clinicTimeAt(week)).toEqual({ date: weekBefore, time: '08:30' });
    expect(clinicTimeAt(day)).toEqual({ date: dayBefore, time: '08:30' });
  }
});

import { clinicTimeAt } from '../../src/domain/clock';
import { reminderTimes } from '../../src/domain/reminders';

test('reminders keep the clinic’s hour across a clock change', () => {
  for (const date of ['2026-03-30', '2026-10-26']) {
    const { week, day } = reminderTimes({ date, time: '08:30' });
    expect([clinicTimeAt(week).time, clinicTimeAt(day).time]).toEqual(['08:30', '08:30']);
  }
});

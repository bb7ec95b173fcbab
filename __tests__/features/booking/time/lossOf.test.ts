import { lossOf } from '../../../../src/features/booking/time/lossOf';

const MONDAY = '2026-11-23';
const now = { date: MONDAY, time: '08:00' };
const times = { startTime: '09:00', endTime: '09:30' };
const chosen = { slotId: 1, date: MONDAY, ...times };
const slot = { id: 1, weekday: 0 as const, ...times, bookedDates: [] };

test('a chosen time that is still free is kept, and so is one of which nothing is known yet', () => {
  expect(lossOf(chosen, [slot], [], now)).toBeNull();
  expect(lossOf(chosen, [slot], undefined, now)).toBeNull();
  expect(lossOf(chosen, undefined, undefined, now)).toBeNull();
});

test('a chosen time at which the doctor no longer works is lost like one on a day off', () => {
  expect(lossOf(chosen, [{ ...slot, id: 2 }], [], now)).toBe('vacation');
  expect(lossOf(chosen, [slot], [{ startDate: MONDAY, endDate: MONDAY }], now)).toBe('vacation');
});

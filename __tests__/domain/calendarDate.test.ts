import fc from 'fast-check';
import {
  addDays,
  isCalendarDate,
  isWorkday,
  mondayOf,
  openingMonday,
  weekdayOf,
  workdaysOf,
} from '../../src/domain/calendarDate';

const calendarDate = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2190-01-01T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test('only real dates, written in full, are dates', () => {
  for (const date of ['2026-02-28', '2028-02-29', '2026-12-31']) expect(isCalendarDate(date)).toBe(true);
  for (const text of [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '',
    '+012026-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
  ])
    expect(isCalendarDate(text)).toBe(false);
});

test('days forward and back again end on the same date', () => {
  fc.assert(
    fc.property(calendarDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

test('consecutive days have different weekdays, and days a week apart the same', () => {
  fc.assert(
    fc.property(calendarDate, (date) => {
      expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7);
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
    }),
  );
});

test('a week starts on Monday and its workdays are Monday to Friday', () => {
  fc.assert(
    fc.property(calendarDate, (date) => {
      const monday = mondayOf(date);
      expect(weekdayOf(monday)).toBe(0);
      expect(monday <= date && date <= addDays(monday, 6)).toBe(true);
      expect(workdaysOf(monday).map(weekdayOf)).toEqual([0, 1, 2, 3, 4]);
    }),
  );
});

test('weeks are correct across the end of a year and a leap day', () => {
  expect(workdaysOf('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
  ]);
  expect(mondayOf('2027-01-03')).toBe('2026-12-28');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('the calendar opens on this week, and at the weekend on the coming one', () => {
  expect(openingMonday('2026-11-23')).toBe('2026-11-23');
  expect(openingMonday('2026-11-27')).toBe('2026-11-23');
  expect(openingMonday('2026-11-28')).toBe('2026-11-30');
  expect(openingMonday('2026-11-29')).toBe('2026-11-30');
});

test('only Monday to Friday are workdays', () => {
  expect([-1, 0, 1, 2, 3, 4, 5, 6].filter(isWorkday)).toEqual([0, 1, 2, 3, 4]);
});

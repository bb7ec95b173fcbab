import { fullDate, weekName } from '../../src/content/dateWords';

test('dates are written in Romanian', () => {
  expect(fullDate('2026-11-23')).toBe('luni, 23 noiembrie 2026');
  expect(fullDate('2026-11-24')).toBe('marți, 24 noiembrie 2026');
});

test('a week is named by its days, across months and years too', () => {
  expect(weekName('2026-11-23')).toBe('23–27 noiembrie 2026');
  expect(weekName('2026-11-30')).toBe('30 noiembrie – 4 decembrie 2026');
  expect(weekName('2026-12-28')).toBe('28 decembrie 2026 – 1 ianuarie 2027');
});

import { orthodoxEaster, publicHolidays } from '../../src/content/publicHolidays';

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Orthodox Easter of %d is on %s', (year, easter) => {
  expect(orthodoxEaster(year)).toBe(easter);
});

test('a year has all public holidays required by law, with the movable ones in order', () => {
  const days = publicHolidays(2027).map(({ date }) => date.slice(5));
  expect(days.join(' ')).toBe(
    '01-01 01-02 01-06 01-07 01-24 04-30 05-01 05-02 05-03 06-01 06-20 06-21 08-15 11-30 12-01 12-25 12-26',
  );
});

test('two holidays on the same day count as one day off', () => {
  expect(publicHolidays(2026).filter(({ date }) => date === '2026-06-01')).toEqual([
    { date: '2026-06-01', name: 'Ziua Copilului, a doua zi de Rusalii' },
  ]);
});

import { addDays } from '../../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../../src/domain/clock';
import { readDate } from '../../../../src/server/cli/input/readDate';

const today = clinicTimeAt(Date.now()).date;

test.each([
  ['2026-11-23', '2026-11-23'],
  ['23.11.2026', '2026-11-23'],
  ['1.2.2027', '2027-02-01'],
  ['azi', today],
  ['maine', addDays(today, 1)],
  ['mâine', addDays(today, 1)],
])('staff may write %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each(['2026-02-30', '31.02.2026', '23/11/2026', '23.11.26', 'ieri', ''])('"%s" is no date', (text) => {
  expect(() => readDate(text)).toThrow('Scrieți data ca');
});

import { addDays } from '../../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../../src/domain/clock';
import { readDate, readReference } from '../../../../src/server/cli/input/argumentReaders';

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

test('a code heard on the phone is found, whatever letters were taken for digits', () => {
  expect(readReference(' 7kq3m9xa ')).toBe('7KQ3M9XA');
  expect(readReference('OIL3M9XA')).toBe('0113M9XA');
});

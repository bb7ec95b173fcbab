import { clinicInstant, clinicTimeAt } from '../../../src/domain/clock';
import { isNight, nextMorning, offerEnd } from '../../../src/server/waiting/offerHours';

const at = (date: string, time: string) => clinicInstant({ date, time });
const timeText = (instant: number) => Object.values(clinicTimeAt(instant)).join(' ');

test.each([
  ['10:00', '2026-03-02 10:30'],
  ['20:30', '2026-03-02 21:00'],
  ['20:50', '2026-03-03 07:20'],
  ['21:00', '2026-03-03 07:30'],
  ['06:59', '2026-03-02 07:30'],
  ['07:00', '2026-03-02 07:30'],
])('an offer mailed at %s expires at %s', (time, end) => {
  expect(timeText(offerEnd(at('2026-03-02', time)))).toBe(end);
});

test.each(['2026-03-28', '2026-10-24'])(
  'an offer’s expiry follows the clinic’s clock through the time change in the night after %s',
  (date) => {
    expect(timeText(offerEnd(at(date, '20:50'))).slice(-5)).toBe('07:20');
    expect(timeText(nextMorning(at(date, '23:00'))).slice(-5)).toBe('07:00');
  },
);

test('no offers are mailed from 21:00 to 7:00', () => {
  const hours = ['06:59', '07:00', '20:59', '21:00'];
  expect(hours.map((time) => isNight(at('2026-03-02', time)))).toEqual([true, false, false, true]);
});

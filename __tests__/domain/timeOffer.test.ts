import { timeOffer } from '../../src/domain/timeOffer';

const MONDAY = '2026-11-23';
const slot = { weekday: 0, startTime: '11:00' } as const;
const offer = (
  changes: { slot?: typeof slot | undefined; date?: string; time?: string; endDate?: string } = {},
) => {
  const { date = MONDAY, time = '10:00', endDate } = changes;
  const vacations = endDate === undefined ? [] : [{ startDate: '2026-11-20', endDate }];
  return timeOffer('slot' in changes ? changes.slot : slot, date, { now: { date: MONDAY, time }, vacations });
};

test('a time is offered on its weekday until it begins', () => {
  expect([offer(), offer({ time: '10:59' }), offer({ time: '11:00' })]).toEqual([
    'offered',
    'offered',
    'unavailable',
  ]);
  expect(offer({ date: '2026-11-16' })).toBe('unavailable');
});

test('a time is unavailable on days off and available again the day after', () => {
  expect([offer({ endDate: MONDAY }), offer({ endDate: '2026-11-22' })]).toEqual(['unavailable', 'offered']);
});

test('a time that the doctor does not have, or has on another weekday, is not offered', () => {
  expect([offer({ slot: undefined }), offer({ date: '2026-11-24' })]).toEqual(['notOffered', 'notOffered']);
});

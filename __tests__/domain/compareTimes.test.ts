import { compareTimes } from '../../src/domain/compareTimes';
import type { TimeOnDate } from '../../src/domain/slotStatus';

const time = (date: string, startTime: string): TimeOnDate => ({
  slotId: 1,
  date,
  startTime,
  endTime: '18:00',
});

test('times are sorted by day and hour, missing ones last', () => {
  const early = time('2026-11-30', '08:30');
  const late = time('2026-11-30', '16:00');
  const nextDay = time('2026-12-01', '08:00');
  // An array would sort `undefined` by itself.
  const times = [{ at: undefined }, { at: nextDay }, { at: late }, { at: early }];
  const sorted = times.toSorted((one, other) => compareTimes(one.at, other.at));
  expect(sorted.map(({ at }) => at)).toEqual([early, late, nextDay, undefined]);
});

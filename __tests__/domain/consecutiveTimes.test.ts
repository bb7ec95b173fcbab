import { consecutiveTimes } from '../../src/domain/consecutiveTimes';

test('a span is filled with as many consecutive times as fit', () => {
  expect(consecutiveTimes('08:30', '10:15', 45)).toEqual([
    { startTime: '08:30', endTime: '09:15' },
    { startTime: '09:15', endTime: '10:00' },
  ]);
});

test('a time that ends exactly with the span fits', () => {
  expect(consecutiveTimes('09:00', '09:30', 30)).toEqual([{ startTime: '09:00', endTime: '09:30' }]);
});

test('a span too short for one time yields none', () => {
  expect(consecutiveTimes('09:00', '09:20', 30)).toEqual([]);
  expect(consecutiveTimes('10:00', '09:00', 30)).toEqual([]);
});

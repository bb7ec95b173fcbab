import { consecutiveTimes } from '../../src/domain/consecutiveTimes';

test('as many times as fit, one after the other', () => {
  expect(consecutiveTimes('08:30', '10:15', 45)).toEqual([
    { startTime: '08:30', endTime: '09:15' },
    { startTime: '09:15', endTime: '10:00' },
  ]);
});

test('one that ends with the span still fits', () => {
  expect(consecutiveTimes('09:00', '09:30', 30)).toEqual([{ startTime: '09:00', endTime: '09:30' }]);
});

test('none where none fits', () => {
  expect(consecutiveTimes('09:00', '09:20', 30)).toEqual([]);
  expect(consecutiveTimes('10:00', '09:00', 30)).toEqual([]);
});

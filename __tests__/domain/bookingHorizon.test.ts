import { lastBookable, opensOn } from '../../src/domain/bookingHorizon';

const WEDNESDAY = '2026-11-25';

test('the current week and the configured number of later weeks can be booked, through Sunday', () => {
  expect(lastBookable(WEDNESDAY, 0)).toBe('2026-11-29');
  expect(lastBookable(WEDNESDAY, 2)).toBe('2026-12-13');
  expect(opensOn('2026-12-13', WEDNESDAY, 2)).toBeUndefined();
});

test('a later week opens as a whole, on the Monday that many weeks before', () => {
  expect(opensOn('2026-12-14', WEDNESDAY, 2)).toBe('2026-11-30');
  expect(opensOn('2026-12-18', WEDNESDAY, 2)).toBe('2026-11-30');
  expect(opensOn('2026-12-18', '2026-11-30', 2)).toBeUndefined();
});

test('without a limit no date is refused', () => {
  expect(opensOn('2099-01-01', WEDNESDAY, undefined)).toBeUndefined();
});

import { clockOffset } from '../../src/api/clinicClock';

const NOW = Date.parse('2026-11-23T08:00:00Z');

test('a visitor’s clock that is an hour off is corrected by the server’s clock', () => {
  expect(clockOffset('Mon, 23 Nov 2026 09:00:00 GMT', NOW)).toBe(3_600_000);
  expect(clockOffset('Mon, 23 Nov 2026 07:00:00 GMT', NOW)).toBe(-3_600_000);
});

test('a difference of up to two minutes is ignored, as network delay can cause it', () => {
  expect(clockOffset('Mon, 23 Nov 2026 08:02:00 GMT', NOW)).toBe(0);
  expect(clockOffset('Mon, 23 Nov 2026 08:02:01 GMT', NOW)).toBe(121_000);
});

test('without a readable header, the visitor’s clock is trusted', () => {
  for (const header of ['', 'soon']) expect(clockOffset(header, NOW)).toBe(0);
});

import { costOf } from '../../../src/server/clinic/cost';

test('a price is a whole number of lei, with any spacing, up to a limit that catches typing errors', () => {
  expect(costOf('7')).toBe(7);
  expect(costOf('250')).toBe(250);
  expect(costOf(' 1 250\n')).toBe(1250);
  expect(costOf('999999')).toBe(999_999);
  expect(costOf('1000000')).toBeUndefined();
});

test('a range goes from low to high, with a hyphen or a dash, and is stored with a hyphen', () => {
  expect(costOf('150-600')).toBe('150-600');
  expect(costOf('90 – 100')).toBe('90-100');
  expect(costOf('5-9')).toBe('5-9');
  expect(costOf('600-150')).toBeUndefined();
  expect(costOf('150-150')).toBeUndefined();
});

test.each([
  '',
  '0',
  '012',
  '-5',
  '250 lei',
  'de la 250',
  '1.250',
  '99,50',
  '150-',
  '-600',
  '150-060',
  '1-2-3',
])('„%s” is rejected as a price', (text) => {
  expect(costOf(text)).toBeUndefined();
});

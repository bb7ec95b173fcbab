import { parseCost } from '../../../src/server/clinic/cost';

test('a price is a whole number of lei, with any spacing, up to a limit that catches typing errors', () => {
  expect(parseCost('7')).toBe(7);
  expect(parseCost('250')).toBe(250);
  expect(parseCost(' 1 250\n')).toBe(1250);
  expect(parseCost('999999')).toBe(999_999);
  expect(parseCost('1000000')).toBeUndefined();
});

test('a range goes from low to high, with a hyphen or a dash, and is stored with a hyphen', () => {
  expect(parseCost('150-600')).toBe('150-600');
  expect(parseCost('90 – 100')).toBe('90-100');
  expect(parseCost('5-9')).toBe('5-9');
  expect(parseCost('600-150')).toBeUndefined();
  expect(parseCost('150-150')).toBeUndefined();
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
  expect(parseCost(text)).toBeUndefined();
});

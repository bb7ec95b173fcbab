import { toTelNumber } from '../../src/domain/toTelNumber';

test('a Romanian number becomes a tel: number with the country code, which also works abroad', () => {
  expect(toTelNumber('0264 123 450')).toBe('+40264123450');
  expect(toTelNumber('(0264) 123-450')).toBe('+40264123450');
});

test('a number that has a country’s code keeps it', () => {
  expect(toTelNumber('+40 264 000 000')).toBe('+40264000000');
  expect(toTelNumber('+49 30 1234')).toBe('+49301234');
});

test.each([
  ['+40 (0)264 111 222', '+40264111222'],
  ['0040 264 111 222', '+40264111222'],
  ['0040 (0) 264 111 222', '+40264111222'],
  ['(+40) 264 111 222', '+40264111222'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['(0264) 111 222', '+40264111222'],
  ['0264-111.222', '+40264111222'],
  ['112', '112'],
])('%s becomes the tel: number %s', (number, expected) => {
  expect(toTelNumber(number)).toBe(expected);
});

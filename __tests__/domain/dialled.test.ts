import { dialled } from '../../src/domain/dialled';

test('a Romanian number is dialled with the country’s code, from abroad too', () => {
  expect(dialled('0264 123 450')).toBe('+40264123450');
  expect(dialled('(0264) 123-450')).toBe('+40264123450');
});

test('a number that has a country’s code keeps it', () => {
  expect(dialled('+40 264 000 000')).toBe('+40264000000');
  expect(dialled('+49 30 1234')).toBe('+49301234');
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
])('%s is dialled as %s', (number, expected) => {
  expect(dialled(number)).toBe(expected);
});

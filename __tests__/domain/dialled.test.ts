import { dialled } from '../../src/domain/dialled';

test('a Romanian number is dialled with the country’s code, from abroad too', () => {
  expect(dialled('0264 123 450')).toBe('+40264123450');
  expect(dialled('(0264) 123-450')).toBe('+40264123450');
});

test('a number that has a country’s code keeps it', () => {
  expect(dialled('+40 264 000 000')).toBe('+40264000000');
  expect(dialled('+49 30 1234')).toBe('+49301234');
});

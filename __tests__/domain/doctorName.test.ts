import { doctorName } from '../../src/domain/doctorName';

test('doctors are shown as the specification writes them', () => {
  expect(doctorName({ firstName: 'Ana Maria', lastName: 'Pop' })).toBe('Dr. Ana Maria Pop');
});

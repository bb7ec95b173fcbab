import { doctorName } from '../../src/domain/entities';

test('doctors’ names are written as the specification requires', () => {
  expect(doctorName({ firstName: 'Ana Maria', lastName: 'Pop' })).toBe('Dr. Ana Maria Pop');
});

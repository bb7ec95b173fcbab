import { freeKey } from '../../src/domain/facts';

test('the first free time of a doctor and of a service of the same number are two', () => {
  expect(freeKey.doctor({ id: 1 })).toBe('doctor-1');
  expect(freeKey.service({ id: 1 })).toBe('service-1');
});

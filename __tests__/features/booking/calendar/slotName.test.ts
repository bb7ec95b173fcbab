import { slotName } from '../../../../src/features/booking/calendar/slotName';

test('a slot is named by day, time and state', () => {
  expect(slotName('2026-11-23', '09:00', 'available')).toBe('luni, 23 noiembrie, ora 09:00, liber');
  expect(slotName('2026-11-23', '09:00', 'taken')).toBe('luni, 23 noiembrie, ora 09:00, ocupat');
});

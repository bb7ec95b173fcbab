import type { Catalogue } from '../../../src/server/database/ports/catalogueStore';

/** Slots get the ids 1, 2, 3, 4 in this order. Doctor 2 is away on Monday 9 and Tuesday 10 March 2026. */
export const testCatalogue: Catalogue = {
  services: [
    { id: 1, name: 'Cardiologie' },
    { id: 2, name: 'Reumatologie' },
  ],
  doctors: [
    { id: 1, firstName: 'Ioana', lastName: 'Mureșan', serviceId: 1 },
    { id: 2, firstName: 'Anca', lastName: 'Rusu', serviceId: 2 },
    { id: 3, firstName: 'Vlad', lastName: 'Oltean', serviceId: 2 },
  ],
  slots: [
    { doctorId: 1, weekday: 0, startTime: '09:00', endTime: '09:30' },
    { doctorId: 1, weekday: 0, startTime: '10:30', endTime: '11:00' },
    { doctorId: 1, weekday: 2, startTime: '09:00', endTime: '09:30' },
    { doctorId: 2, weekday: 0, startTime: '09:00', endTime: '09:30' },
  ],
  vacations: [{ doctorId: 2, startDate: '2026-03-09', endDate: '2026-03-10' }],
};

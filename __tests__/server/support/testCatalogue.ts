import { SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import type { Catalogue } from '../../../src/server/clinic/sample';

/** Slots get the ids 1, 2, 3, 4 in this order. Doctor 2 is away on Monday 9 and Tuesday 10 March 2026. */
export const testCatalogue: Catalogue = {
  profile: SAMPLE_PROFILE,
  services: [
    {
      id: 1,
      key: 'cardiology',
      name: 'Cardiologie',
      specialty: 'cardiology',
      preparation: 'Aduceți lista medicamentelor.',
    },
    { id: 2, key: 'rheumatology', name: 'Reumatologie', specialty: 'rheumatology', preparation: '' },
  ],
  doctors: [
    {
      id: 1,
      firstName: 'Ioana',
      lastName: 'Mureșan',
      serviceId: 1,
      title: 'Medic primar',
      focus: 'aritmii',
      portrait: 'ioana-muresan.svg',
    },
    { id: 2, firstName: 'Anca', lastName: 'Rusu', serviceId: 2, title: '', focus: '', portrait: null },
    { id: 3, firstName: 'Vlad', lastName: 'Oltean', serviceId: 2, title: '', focus: '', portrait: null },
  ],
  prices: [
    { key: 'control', serviceId: 1, name: 'Control', cost: '200-250', note: 'cu EKG', isConsultation: true },
    { key: 'evaluation', serviceId: 1, name: 'Evaluare', cost: 400, isConsultation: true },
    { key: 'holter', serviceId: 1, name: 'Holter EKG', cost: 300, isConsultation: false },
  ],
  slots: [
    { doctorId: 1, weekday: 0, startTime: '09:00', endTime: '09:30' },
    { doctorId: 1, weekday: 0, startTime: '10:30', endTime: '11:00' },
    { doctorId: 1, weekday: 2, startTime: '09:00', endTime: '09:30' },
    { doctorId: 2, weekday: 0, startTime: '09:00', endTime: '09:30' },
  ],
  vacations: [{ doctorId: 2, startDate: '2026-03-09', endDate: '2026-03-10' }],
};

/** The same rows as `readServices` and `readDoctors` return them. */
export const testServices = testCatalogue.services.map(({ id, name }) => ({ id, name }));
export const testDoctors = testCatalogue.doctors.map(({ id, firstName, lastName, serviceId }) => ({
  id,
  firstName,
  lastName,
  serviceId,
}));

import { bookingProblems } from '../../../../src/features/booking/session/bookingContext';

const ANSWERS = {
  serviceId: 1,
  doctorId: 2,
  slot: { slotId: 10, date: '2026-11-23', startTime: '09:00', endTime: '09:30' },
  price: null,
  patient: { firstName: 'Ana', lastName: 'Pop', phone: '0700 000 000', email: 'ana@exemplu.ro', message: '' },
};

const CONTROL = { key: 'control', serviceId: 1, name: 'Control', cost: 250, isConsultation: true } as const;
const FIRST_LINE = 'Consultația aleasă: Control, 250 lei';

test('the limit of 2000 characters holds for the message with its first line', () => {
  const withMessage = (length: number) => ({
    ...ANSWERS,
    patient: { ...ANSWERS.patient, message: 'a'.repeat(length) },
  });
  const room = 2000 - FIRST_LINE.length - 1;
  expect(bookingProblems(withMessage(room + 1))).toEqual({});
  expect(bookingProblems({ ...withMessage(room), price: CONTROL })).toEqual({});
  expect(bookingProblems({ ...withMessage(room + 1), price: CONTROL })).toEqual({ message: 'tooLong' });
});

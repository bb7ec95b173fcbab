import {
  appointmentRequest,
  bookedAppointment,
  bookingProblems,
} from '../../../../src/features/booking/session/bookingContext';

const ANSWERS = {
  serviceId: 1,
  doctorId: 2,
  slot: { slotId: 10, date: '2026-11-23', startTime: '09:00', endTime: '09:30' },
  price: null,
  patient: { firstName: 'Ana', lastName: 'Pop', phone: '0700 000 000', email: 'ana@exemplu.ro', message: '' },
};

test.each(['doctorId', 'slot'])('nothing is sent without %s', (missing) => {
  expect(() => appointmentRequest({ ...ANSWERS, [missing]: null })).toThrow('An incomplete booking');
});

test.each(['serviceId', 'doctorId', 'slot'])('nothing is confirmed without %s', (missing) => {
  expect(() => bookedAppointment({ ...ANSWERS, [missing]: null }, {})).toThrow('An incomplete booking');
});

test('a confirmation names the patient without the spaces around what was typed', () => {
  const patient = { ...ANSWERS.patient, firstName: ' Ana ', lastName: ' Pop ' };
  expect(bookedAppointment({ ...ANSWERS, patient }, {}).patientName).toBe('Ana Pop');
});

test('a confirmation can be written down and read back, with a reference or without', () => {
  for (const reference of ['LM-7', undefined]) {
    const booked = bookedAppointment(ANSWERS, { reference });
    expect(booked.reference).toBe(reference);
    expect(JSON.parse(JSON.stringify(booked))).toStrictEqual(booked);
  }
});

test('a confirmation says where a letter goes only when the server sends one', () => {
  expect(bookedAppointment(ANSWERS, { confirmation: 'email' }).mailedTo).toBe('ana@exemplu.ro');
  expect(bookedAppointment(ANSWERS, { confirmation: 'none' }).mailedTo).toBeNull();
  expect(bookedAppointment(ANSWERS, {}).mailedTo).toBeUndefined();
});

const CONTROL = { key: 'control', serviceId: 1, name: 'Control', cost: 250, isConsultation: true } as const;
const FIRST_LINE = 'Consultația aleasă: Control, 250 lei';

test.each([
  ['', FIRST_LINE],
  [' Dimineața. ', `${FIRST_LINE}\nDimineața.`],
])('with a consultation the message %j begins with it', (message, sent) => {
  const patient = { ...ANSWERS.patient, message };
  expect(appointmentRequest({ ...ANSWERS, price: CONTROL, patient }).message.trim()).toBe(sent);
  expect(appointmentRequest({ ...ANSWERS, patient }).message).toBe(message);
});

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

import {
  appointmentRequest,
  bookedAppointment,
} from '../../../../src/features/booking/session/bookingContext';

const ANSWERS = {
  serviceId: 1,
  doctorId: 2,
  slot: { slotId: 10, date: '2026-11-23', startTime: '09:00', endTime: '09:30' },
  patient: { firstName: 'Ana', lastName: 'Pop', phone: '0700 000 000', email: 'ana@exemplu.ro', message: '' },
};

test.each(['doctorId', 'slot'])('nothing is sent without %s', (missing) => {
  expect(() => appointmentRequest({ ...ANSWERS, [missing]: null })).toThrow('An incomplete booking');
});

test.each(['serviceId', 'doctorId', 'slot'])('nothing is confirmed without %s', (missing) => {
  expect(bookedAppointment({ ...ANSWERS, [missing]: null }, 'LM-7')).toBeNull();
});

test('a confirmation names the patient without the spaces around what was typed', () => {
  const patient = { ...ANSWERS.patient, firstName: ' Ana ', lastName: ' Pop ' };
  expect(bookedAppointment({ ...ANSWERS, patient }, undefined)?.patientName).toBe('Ana Pop');
});

test('a confirmation can be written down and read back, with a reference or without', () => {
  for (const reference of ['LM-7', undefined]) {
    const booked = bookedAppointment(ANSWERS, reference);
    expect(booked?.reference).toBe(reference);
    expect(JSON.parse(JSON.stringify(booked))).toStrictEqual(booked);
  }
});

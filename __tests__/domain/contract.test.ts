import { parse } from 'valibot';
import { wireAppointment, wireContactRequest } from '../../src/domain/contractRequests';
import { SLOT_EVENTS } from '../../src/domain/slotEvents';

const APPOINTMENT = {
  client_first_name: 'Ana',
  client_last_name: 'Pop',
  client_email: 'ana@exemplu.example',
  client_phone: '0700 000 000',
  message: 'Prima dată',
  date: '2026-11-23',
  user_appointment_id: 10,
  user_id: 2,
};
const CONTACT = { name: 'Ana', email: 'ana@exemplu.example', phone: '1', subject: 'da', message: 'nu' };

test('what the forms send comes through as it is', () => {
  expect(parse(wireAppointment, APPOINTMENT)).toEqual(APPOINTMENT);
  expect(parse(wireContactRequest, CONTACT)).toEqual(CONTACT);
});

test('a patient who writes no message leaves it empty', () => {
  const silent = { ...APPOINTMENT, message: undefined };
  expect(parse(wireAppointment, silent)).toEqual({ ...APPOINTMENT, message: '' });
});

test('the browser and the server of different versions meet at the same address of events', () => {
  expect(SLOT_EVENTS).toBe('/slot-events');
});

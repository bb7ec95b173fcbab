import { addDays, mondayOf } from '../../../src/domain/calendarDate';
import { clinicTimeAt } from '../../../src/domain/clock';
import type { ContactRequest } from '../../../src/domain/entities';
import type { AppointmentRequest } from '../../../src/server/db/storedEntities';
import type { WireAppointment, WireContactRequest } from '../../../src/domain/contractRequests';

export const TODAY = clinicTimeAt(Date.now()).date;

/** A Monday of a week in which all doctors of the test catalogue and of the sample clinic work. */
export const MONDAY = addDays(mondayOf(TODAY), 70);

/** Monday 2 March 2026, 10:00 on the clinic's clock (UTC+2). */
export const NOW = Date.UTC(2026, 2, 2, 8, 0);
export const NEXT_MONDAY = '2026-03-09';

/** Returns a date on which doctor 1 has slot 1, counted in weeks from the next Monday. */
export const mondayAfter = (weeks: number): string => addDays(NEXT_MONDAY, weeks * 7);

export const appointmentRequest: AppointmentRequest = {
  doctorId: 1,
  slotId: 1,
  date: NEXT_MONDAY,
  firstName: 'Ana',
  lastName: 'Pop',
  phone: '0700 000 000',
  email: 'ana@exemplu.example',
  message: '',
};

export const contactRequest: ContactRequest = {
  name: 'Ana Pop',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Programare',
  message: 'Bună ziua',
};

export const wireAppointment: WireAppointment = {
  client_first_name: 'Ana',
  client_last_name: 'Pop',
  client_email: 'ana@exemplu.example',
  client_phone: '0700 000 000',
  message: '',
  date: NEXT_MONDAY,
  user_appointment_id: 1,
  user_id: 1,
};

export const wireContactRequest: WireContactRequest = { ...contactRequest };

import { appointmentNotice } from '../../../src/content/mails/clinicMails';
import { SAMPLE_FACTS } from '../../../src/content/sample/sampleFacts';
import {
  APPOINTMENT_COLUMNS,
  appointmentRows,
  appointmentsCalendar,
} from '../../../src/content/words/appointmentFiles';
import { appointmentText } from '../../../src/content/words/appointmentText';
import { PATIENT_FIELDS, patientOf, type KeptAppointment } from '../../../src/domain/entities';

const appointment: KeptAppointment = {
  reference: '7KQ3M9XA',
  state: 'booked',
  date: '2026-11-23',
  startTime: '09:00',
  endTime: '09:30',
  doctor: { id: 1, firstName: 'Ioana', lastName: 'Mureșan', serviceId: 1 },
  service: { id: 1, name: 'Cardiologie' },
  patient: patientOf((field) => `the ${field}`),
  prices: [],
  preparation: '',
  patientName: 'Pop Ana',
  moves: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  movedFrom: null,
};

test('the clinic finds every field of a patient in its mail, its tables, its files and its calendar', () => {
  const notice = appointmentNotice('booking.notice', appointment, 'reply', []);
  const table = appointmentRows([appointment]);
  expect(table[0]).toHaveLength(APPOINTMENT_COLUMNS.length);
  const calendar = appointmentsCalendar([appointment], SAMPLE_FACTS.profile, 0).replace(/\r\n /g, '');
  for (const text of [JSON.stringify(notice), JSON.stringify(table), appointmentText(appointment), calendar])
    expect(PATIENT_FIELDS.filter((field) => !text.includes(`the ${field}`))).toEqual([]);
});

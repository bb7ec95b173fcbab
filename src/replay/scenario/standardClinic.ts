import type { Id } from '../../domain/entities';
import type { BookingScenarioEvent, ContactScenarioEvent, MachineName } from './scenario';
import { STANDARD_FACTS, STANDARD_SLOTS } from '../../content/sample/standardClinic';
import type { CallName } from './parts';

/** An invented person for either form. */
const PERSON = {
  firstName: 'Ana',
  lastName: 'Exemplu',
  name: 'Ana Exemplu',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Întrebare',
  message: 'Aveți program sâmbăta?',
} as const;

/** The same person with characters that are escaped on the wire. */
export const SAMPLE_PERSON = {
  ...PERSON,
  lastName: "D'Exemplu",
  name: "Ana D'Exemplu",
  message: 'Aveți program sâmbăta & duminica?',
} as const;

const typed = <Field extends keyof typeof PERSON>(...fields: readonly Field[]) =>
  fields.map((field) => ({ type: 'field.changed', field, value: PERSON[field] }) as const);

const BOOKING: readonly BookingScenarioEvent[] = [
  { type: 'service.chosen', serviceId: 1 },
  { type: 'doctor.chosen', doctorId: 1 },
  { type: 'firstFree.pressed' },
  ...typed('firstName', 'lastName', 'phone', 'email'),
];

const CONTACT: readonly ContactScenarioEvent[] = typed('name', 'email', 'phone', 'subject', 'message');

/** Returns the events of a visitor who completes the form, for `"given": "completed"`. */
export const completed = (machine: MachineName): readonly (BookingScenarioEvent | ContactScenarioEvent)[] =>
  machine === 'booking' ? BOOKING : CONTACT;

export const STANDARD_REFERENCE = 'LM-2026-7';

export const STANDARD_REFUSAL = 'Refuz';

/**
 * Returns the answer of a call that a scenario leaves out: two services, three invented doctors, a week without
 * bookings or vacations, and success; with another status a refusal.
 * @param doctorId the doctor in the call; '' for calls without one
 */
export function standardBody(call: CallName, doctorId: Id, status = 200): unknown {
  if (status !== 200) return { status, message: STANDARD_REFUSAL };
  switch (call) {
    case 'services':
      return STANDARD_FACTS.services.map(({ id, name }) => ({ id, medical_field_name: name }));
    case 'doctors':
      return STANDARD_FACTS.doctors.map(({ id, firstName, lastName, serviceId }) => ({
        id,
        first_name: firstName,
        last_name: lastName,
        medical_field_id: serviceId,
      }));
    case 'vacations':
      return { status: 200, payload: [] };
    case 'slots':
      return STANDARD_SLOTS.filter((slot) => slot.doctorId === doctorId).map(
        ({ id, weekday, startTime, endTime }) => ({
          slot: { id, day: weekday, start_time: startTime, end_time: endTime },
          appointments: [],
          hasAppointments: false,
        }),
      );
    case 'createAppointment':
      return { status: 200, reference: STANDARD_REFERENCE };
    case 'contactRequest':
      return { status: 200 };
    case 'facts':
      return STANDARD_FACTS;
  }
}

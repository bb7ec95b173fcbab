import type { Id } from '../../domain/entities';
import type { BookingScenarioEvent, ContactScenarioEvent, MachineName } from './scenario';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { CallName } from './parts';

/** Returns an id as a scenario writes it: a number if the text looks like one. */
export function shownId(text: string): Id {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
}

/** An invented person for either form, with characters that are escaped on the wire. */
export const SAMPLE_PERSON = {
  firstName: 'Ana',
  lastName: "D'Exemplu",
  name: "Ana D'Exemplu",
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Întrebare',
  message: 'Aveți program sâmbăta & duminica?',
} as const;

const NOBODY = { phone: '0700 000 000', email: 'ana@exemplu.example' } as const;

const BOOKING: readonly BookingScenarioEvent[] = [
  { type: 'service.chosen', serviceId: 1 },
  { type: 'doctor.chosen', doctorId: 1 },
  { type: 'firstFree.pressed' },
  { type: 'field.changed', field: 'firstName', value: 'Ana' },
  { type: 'field.changed', field: 'lastName', value: 'Exemplu' },
  { type: 'field.changed', field: 'phone', value: NOBODY.phone },
  { type: 'field.changed', field: 'email', value: NOBODY.email },
];

const CONTACT: readonly ContactScenarioEvent[] = [
  { type: 'field.changed', field: 'name', value: 'Ana Exemplu' },
  { type: 'field.changed', field: 'email', value: NOBODY.email },
  { type: 'field.changed', field: 'phone', value: NOBODY.phone },
  { type: 'field.changed', field: 'subject', value: 'Întrebare' },
  { type: 'field.changed', field: 'message', value: 'Aveți program sâmbăta?' },
];

/** Returns the events of a visitor who completes the form, for `"given": "completed"`. */
export const completed = (machine: MachineName): readonly (BookingScenarioEvent | ContactScenarioEvent)[] =>
  machine === 'booking' ? BOOKING : CONTACT;

/** `[id, weekday (0 = Monday), start, end]` */
type Row = readonly [number, number, string, string];

const SLOTS: Readonly<Record<Id, readonly Row[]>> = {
  1: [
    [101, 0, '09:00', '09:30'],
    [102, 0, '09:30', '10:00'],
    [103, 2, '10:00', '10:30'],
    [104, 4, '12:00', '12:30'],
  ],
  2: [
    [201, 1, '14:00', '14:30'],
    [202, 3, '15:00', '15:30'],
  ],
  3: [[301, 0, '11:00', '11:30']],
};

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
      return [
        { id: 1, medical_field_name: 'Cardiologie' },
        { id: 2, medical_field_name: 'Reumatologie' },
      ];
    case 'doctors':
      return [
        { id: 1, first_name: 'Ioana', last_name: 'Mureșan', medical_field_id: 1 },
        { id: 2, first_name: 'Radu', last_name: 'Câmpean', medical_field_id: 1 },
        { id: 3, first_name: 'Anca', last_name: 'Rusu', medical_field_id: 2 },
      ];
    case 'vacations':
      return { status: 200, payload: [] };
    case 'slots':
      return (SLOTS[doctorId] ?? []).map(([id, day, start_time, end_time]) => ({
        slot: { id, day, start_time, end_time },
        appointments: [],
        hasAppointments: false,
      }));
    case 'createAppointment':
      return { status: 200, reference: STANDARD_REFERENCE };
    case 'contactRequest':
      return { status: 200 };
    case 'facts':
      return SAMPLE_FACTS;
  }
}

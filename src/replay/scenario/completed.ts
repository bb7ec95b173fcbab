import type { BookingScenarioEvent } from './bookingParts';
import type { ContactScenarioEvent } from './contactParts';
import type { MachineName } from './scenario';

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

/** Returns what a visitor does who fills in everything: what `"given": "completed"` stands for. */
export const completed = (machine: MachineName): readonly (BookingScenarioEvent | ContactScenarioEvent)[] =>
  machine === 'booking' ? BOOKING : CONTACT;

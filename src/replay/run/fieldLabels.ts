import {
  BOOKING_ERRORS,
  CHOICE_LABELS,
  PATIENT_INPUTS,
  TIMES_NAME,
} from '../../features/booking/bookingFields';
import { CONTACT_ERRORS, CONTACT_INPUTS } from '../../features/contact/contactFields';
import { CONTACT_FIELDS } from '../../domain/entities';
import { BOOKING_FIELDS } from '../../features/booking/session/bookingContext';
import type { MachineName } from '../scenario/scenario';

type Labels = Readonly<Record<string, string>>;

const labelsOf = (inputs: Readonly<Record<string, { readonly label: string }>>): Labels =>
  Object.fromEntries(Object.entries(inputs).map(([field, { label }]) => [field, label]));

/** The words that each form shows for its fields, by the keys under which the context has what they hold. */
export const FIELD_LABELS: Readonly<Record<MachineName, Labels>> = {
  booking: { ...CHOICE_LABELS, ...labelsOf(PATIENT_INPUTS) },
  contact: labelsOf(CONTACT_INPUTS),
};

/** The messages of each form's fields, by their problems. */
const FIELD_ERRORS: Readonly<Record<MachineName, Readonly<Record<string, Labels>>>> = {
  booking: BOOKING_ERRORS,
  contact: CONTACT_ERRORS,
};

/** The fields of each form in their order among the problems. */
export const FIELDS: Readonly<Record<MachineName, readonly string[]>> = {
  booking: BOOKING_FIELDS,
  contact: CONTACT_FIELDS,
};

/** Returns a field's keys in the context, and its key and messages among the problems, by its name on the page. */
export function fieldNamed(machine: MachineName, name: string) {
  const labels = Object.entries(FIELD_LABELS[machine]);
  const keys = labels.flatMap(([key, label]) => (name.startsWith(label) ? key : []));
  const field = keys[0]?.replace(/Id$/, '') ?? (name === TIMES_NAME ? 'slot' : '');
  return { keys, field, errors: FIELD_ERRORS[machine][field] ?? {} };
}

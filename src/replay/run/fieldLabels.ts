import { CHOICE_LABELS, PATIENT_INPUTS } from '../../features/booking/bookingFields';
import { CONTACT_INPUTS } from '../../features/contact/contactFields';
import type { MachineName } from '../scenario/scenario';

type Labels = Readonly<Record<string, string>>;

const labelsOf = (inputs: Readonly<Record<string, { readonly label: string }>>): Labels =>
  Object.fromEntries(Object.entries(inputs).map(([field, { label }]) => [field, label]));

/** The words that each form shows for its fields, by the keys under which the context has what they hold. */
export const FIELD_LABELS: Readonly<Record<MachineName, Labels>> = {
  booking: { ...CHOICE_LABELS, ...labelsOf(PATIENT_INPUTS) },
  contact: labelsOf(CONTACT_INPUTS),
};

import type { ClinicNotes, PracticalNotes } from '../domain/facts';
import { PRACTICAL_NOTES } from './clinicNotes';
import { LEGAL_NOTES } from './legalNotes';

const labels = Object.fromEntries(
  Object.entries(PRACTICAL_NOTES).map(([name, { label }]) => [name, label]),
) as Record<keyof PracticalNotes, string>;

/** Labels of the clinic's notes in the staff's commands. */
export const NOTE_LABELS: Readonly<Record<keyof ClinicNotes, string>> = {
  ...LEGAL_NOTES,
  dataContact: 'Contact pentru protecția datelor',
  ...labels,
};

export const NOTE_NAMES = Object.keys(NOTE_LABELS) as readonly (keyof ClinicNotes)[];

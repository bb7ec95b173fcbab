import { contactProblems } from '../../../domain/contactProblems';
import { patientProblems, type FieldProblem } from '../../../domain/validation';
import { EMPTY_BOOKING } from '../../../features/booking/session/bookingContext';
import { EMPTY_CONTACT } from '../../../features/contact/session/contactContext';
import { SAMPLE_PERSON } from '../../scenario/standardClinic';
import type { MachineName } from '../../scenario/scenario';

const INVALID: Readonly<Record<string, string>> = { email: 'ana.exemplu', phone: '0700' };

const SAMPLES: Readonly<Record<string, string>> = SAMPLE_PERSON;

function problemOf(machine: MachineName, field: string, value: string): FieldProblem | undefined {
  const problems: Readonly<Record<string, FieldProblem>> =
    machine === 'booking'
      ? patientProblems({ ...EMPTY_BOOKING.patient, [field]: value })
      : contactProblems({ ...EMPTY_CONTACT.request, [field]: value });
  return problems[field];
}

/** Returns another text of the same kind: `ana@exemplu.example` → `2ana@exemplu.example`. */
function variant(field: string, sample: string, count: number): string {
  if (count === 0) return sample;
  return field === 'email' ? `${count + 1}${sample}` : `${sample} ${count + 1}`;
}

/**
 * Returns a synthetic text that the form accepts, or refuses for the same reason as the typed one.
 * @param count number of other texts typed into the field before, so that each text stays distinct
 */
export function syntheticText(machine: MachineName, field: string, typed: string, count = 0): string {
  if (typed.trim() === '') return typed;
  const problem = problemOf(machine, field, typed);
  const sample = SAMPLES[field] ?? 'Exemplu';
  if (problem === 'tooLong') return 'x'.repeat(typed.length);
  if (problem === 'invalid') return variant(field, INVALID[field] ?? `${sample}\u0007`, count);
  return variant(field, sample, count);
}

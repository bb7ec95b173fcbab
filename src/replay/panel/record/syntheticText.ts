import { contactProblems, patientProblems, type FieldProblem } from '../../../domain/validation';
import { EMPTY_BOOKING } from '../../../features/booking/session/bookingContext';
import { EMPTY_CONTACT } from '../../../features/contact/session/contactContext';
import { SAMPLE_PERSON } from '../../scenario/samplePerson';
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

/** What a person typed → a made-up text that the form takes, or refuses for the same reason. */
export function syntheticText(machine: MachineName, field: string, typed: string): string {
  if (typed.trim() === '') return typed;
  const problem = problemOf(machine, field, typed);
  const sample = SAMPLES[field] ?? 'Exemplu';
  if (problem === 'tooLong') return 'x'.repeat(typed.length);
  if (problem === 'invalid') return INVALID[field] ?? `${sample}\u0007`;
  return sample;
}

import type { FieldProblem, FieldProblems } from '../../domain/validation';
import { AUTO_HIDE_MS } from '../notifications/notification';

/** Sending starts this many ms after a valid form was submitted (specification §4, §9). */
export const SEND_DELAY_MS = 1000;

/** For a form's machine: it stays in `error` as long as the failure's message, unless the visitor goes on earlier. */
export const DELAYS = { sendDelay: SEND_DELAY_MS, errorDelay: AUTO_HIDE_MS } as const;

/**
 * What comes before `submitted.sending` in both forms' machines. They give the actions `validate` and `tellInvalid`
 * and the guard `isComplete`, and their state `idle` the id `idle`.
 */
export const BEFORE_SENDING = {
  validating: {
    entry: 'validate',
    always: [
      { guard: 'isComplete', target: 'waiting' },
      { target: '#idle', actions: 'tellInvalid' },
    ],
  },
  waiting: { after: { sendDelay: 'sending' } },
} as const;

/**
 * The marks that are left once answers have changed: one that was corrected goes, and a field that was not marked
 * stays in peace until the form is sent.
 * @param now what is wrong with the new answers
 */
export function remainingProblems<Field extends string>(
  marked: FieldProblems<Field>,
  now: FieldProblems<Field>,
): FieldProblems<Field> {
  const problems = Object.entries<FieldProblem | undefined>(now) as [Field, FieldProblem][];
  return Object.fromEntries(
    problems.filter(([field]) => marked[field] !== undefined),
  ) as FieldProblems<Field>;
}

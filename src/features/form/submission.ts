import type { FormOutcome } from '../../api/sendForm';
import type { FieldProblem, FieldProblems } from '../../domain/validation';
import { AUTO_HIDE_MS } from '../notifications/notification';

/** Sending starts this many ms after a valid form was submitted (specification §4, §9). */
export const SEND_DELAY_MS = 1000;

/** An answer that takes longer than this many ms is spoken of. */
const SLOW_AFTER_MS = 4000;

/** For a form's machine: it stays in `error` as long as the failure's message, unless the visitor goes on earlier. */
export const DELAYS = {
  sendDelay: SEND_DELAY_MS,
  slowDelay: SLOW_AFTER_MS,
  errorDelay: AUTO_HIDE_MS,
} as const;

/** A form that was sent in vain. */
export interface Unsent {
  /** Nobody can know what became of it. */
  readonly isLost: boolean;
  /** Why the server refused, in its own words. */
  readonly reason: string | null;
}

/** What a form says beside its button. */
export interface Sending {
  /** Until the visitor does something about it. */
  readonly unsent: Unsent | null;
  readonly isOffline: boolean;
  /** The answer takes longer than usual. */
  readonly isSlow: boolean;
}

export const NOTHING_SENT: Sending = { unsent: null, isOffline: false, isSlow: false };

export const LOST: Unsent = { isLost: true, reason: null };
/** Of an attempt that is known to have come to nothing. */
export const NOT_SENT: Unsent = { isLost: false, reason: null };

export const refusedBy = (outcome: FormOutcome): Unsent => ({
  isLost: false,
  reason: outcome.kind === 'refused' ? outcome.reason : null,
});

/** What browsers say of the network. */
export type NetworkEvent = { readonly type: 'network.lost' } | { readonly type: 'network.returned' };

/**
 * What comes before `submitted.sending` in both forms' machines. They give the actions `validate`, `tellInvalid` and
 * `tellAttempt`, and the guard `isComplete`, and their state `idle` the id `idle`.
 */
export const BEFORE_SENDING = {
  validating: {
    entry: 'validate',
    always: [
      { guard: 'isComplete', target: 'waiting' },
      { target: '#idle', actions: 'tellInvalid' },
    ],
  },
  waiting: { entry: 'tellAttempt', after: { sendDelay: 'sending' } },
} as const;

/** While a machine waits for an answer; it gives the action `admitSlow`. */
export const AWAITING = { after: { slowDelay: { actions: 'admitSlow' } } } as const;

/**
 * The marks that are left once answers have changed: one that was corrected goes, and a field that was not marked
 * stays in peace until the form is sent.
 * @param now what is wrong with the new answers
 */
export function remainingProblems<Field extends string>(
  marked: FieldProblems<Field>,
  now: FieldProblems<Field>,
): FieldProblems<Field> {
  // The same nothing, so that nothing is drawn again for it.
  if (Object.keys(marked).length === 0) return marked;
  const problems = Object.entries<FieldProblem | undefined>(now) as [Field, FieldProblem][];
  return Object.fromEntries(
    problems.filter(([field]) => marked[field] !== undefined),
  ) as FieldProblems<Field>;
}

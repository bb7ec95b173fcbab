import type { FormCall, FormOutcome } from '../../api/sendForm';
import type { FieldProblem, FieldProblems } from '../../domain/validation';
import { AUTO_HIDE_MS } from '../notifications/notification';

/** Sending starts this many ms after a valid form was submitted. */
export const SEND_DELAY_MS = 1000;

/** An answer that takes longer than this many ms gets a message. */
const SLOW_AFTER_MS = 4000;

/** For a form's machine: it stays in `error` as long as the failure's message, unless the visitor goes on earlier. */
export const DELAYS = {
  sendDelay: SEND_DELAY_MS,
  slowDelay: SLOW_AFTER_MS,
  errorDelay: AUTO_HIDE_MS,
} as const;

/** A form that was sent in vain. */
export interface FailedSend {
  /** The answer never came: it is unknown what became of it. */
  readonly isLost: boolean;
  /** Why the server refused, in its own words. */
  readonly reason: string | null;
}

/** The form's state for the messages next to its button. */
export interface Sending {
  /** Until the visitor does something about it. */
  readonly unsent: FailedSend | null;
  readonly isOffline: boolean;
  /** The answer takes longer than usual. */
  readonly isSlow: boolean;
}

export const NOTHING_SENT: Sending = { unsent: null, isOffline: false, isSlow: false };

export const LOST: FailedSend = { isLost: true, reason: null };

export const refusedBy = (outcome: FormOutcome): FailedSend => ({
  isLost: false,
  reason: outcome.kind === 'refused' ? outcome.reason : null,
});

/** The last request that was sent and neither accepted nor given up. */
export interface Attempt<Request> extends FormCall<Request> {
  /** Its answer never came. */
  readonly isLost: boolean;
  /** It was sent again when the network returned. */
  readonly isRepeated: boolean;
}

/** Both have the same names, whose values are texts and numbers. */
export const isSame = <Request extends object>(one: Request, other: Request): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Request] === value);

/** The same request as before is the same attempt, with its key; any other is a new one. */
export function attemptAt<Request extends object>(
  request: Request,
  last: Attempt<Request> | null,
  newKey: string,
): Attempt<Request> {
  if (last !== null && isSame(last.request, request)) return { ...last, isRepeated: false };
  return { request, idempotencyKey: newKey, isLost: false, isRepeated: false };
}

interface Attempted<Request> {
  readonly attempt: Attempt<Request> | null;
}

/** Returns the attempt after an unsuccessful send. */
export const afterFailedSend = <Request>({ attempt }: Attempted<Request>, unsent: FailedSend) => ({
  unsent,
  attempt: attempt && { ...attempt, isLost: unsent.isLost },
});

/** The same attempt, sent again by itself. */
export const repeated = <Request>({ attempt }: Attempted<Request>) => ({
  attempt: attempt && { ...attempt, isRepeated: true },
});

/** Returns the outcome of a form's request, for the guards and actions of its machine. */
export const outcomeOf = ({ event }: { readonly event: { readonly output: FormOutcome } }): FormOutcome =>
  event.output;

/** Returns a random key; `crypto.randomUUID` exists on secure origins only, this everywhere. */
export function uniqueKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser's signals about the network. */
export type NetworkEvent = { readonly type: 'network.lost' } | { readonly type: 'network.returned' };

/**
 * Returns the marks that are left once answers have changed: one that was corrected goes, and a field that was not
 * marked stays in peace until the form is sent.
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

/** Texts that were kept, but for what was typed before they were read. */
export const withTexts = <Texts extends object>(typed: Texts, kept: Texts): Texts => ({
  ...kept,
  ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')),
});

export const isEmpty = (texts: object): boolean => Object.values(texts).every((text) => text === '');

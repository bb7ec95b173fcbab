import type { FormCall, FormOutcome } from '../../api/sendForm';
import { sendsKeys } from '../../domain/backend';
import type { FieldProblems } from '../../domain/validation';

export interface FailedSend {
  /** True when the answer never came, so that the outcome is unknown. */
  readonly isLost: boolean;
  /** The server's own reason for the refusal; null for none. */
  readonly reason: string | null;
}

/** The part of a form's state that its submission reads and changes. */
export interface FormContext<Request = object, Field extends string = string> {
  readonly problems: FieldProblems<Field>;
  /** The last request that was sent and neither accepted nor abandoned; null for none. */
  readonly attempt: Attempt<Request> | null;
  /** True when the texts come from an earlier session in this tab. */
  readonly isRestored: boolean;
  /** The failure of the last attempt; null for none, or once the visitor reacts. */
  readonly failure: FailedSend | null;
  readonly isOffline: boolean;
  /** True when the answer takes longer than usual. */
  readonly isSlow: boolean;
}

/** Returns whether an attempt whose answer was lost is sent again by itself, once, when the network returns. */
export const willRepeat = ({ failure, attempt }: FormContext): boolean =>
  sendsKeys() && failure?.isLost === true && attempt?.isRepeated === false;

/** Returns whether a lost attempt only waits for the network: the form shows it, and nothing has failed yet. */
export const isWaitingForNetwork = (context: FormContext): boolean =>
  context.isOffline && willRepeat(context);

interface FormSnapshot {
  readonly context: FormContext;
  readonly matches: (state: 'submitted') => boolean;
}

export function sendingOf(snapshot: FormSnapshot) {
  const { failure, isOffline, isSlow } = snapshot.context;
  const isLocked = snapshot.matches('submitted');
  return { isLocked, failure, isOffline, isSlow, isWaitingForNetwork: isWaitingForNetwork(snapshot.context) };
}

/** The network's part of a form's first state, which emptying the form does not change. */
export const ONLINE = { isOffline: false, isSlow: false } as const;

/** What both forms are when nothing has been typed or sent. */
export const UNTOUCHED = { problems: {}, attempt: null, isRestored: false, failure: null } as const;

export const LOST: FailedSend = { isLost: true, reason: null };

export const refusedBy = (outcome: FormOutcome): FailedSend => ({
  isLost: false,
  reason: outcome.kind === 'refused' ? outcome.reason : null,
});

/** A request that may have arrived: its answer was lost. */
interface InDoubt<Request> extends FormCall<Request> {
  /** True once the server refused its time to a later request, as taken. */
  readonly isTaken?: true | undefined;
}

/** The last request that was sent and neither accepted nor abandoned. */
export interface Attempt<Request> extends InDoubt<Request> {
  /** True when its answer never came. */
  readonly isLost: boolean;
  /** True when it was sent again after the network returned. */
  readonly isRepeated: boolean;
  /** The lost attempt that this one replaced. */
  readonly former?: InDoubt<Request> | undefined;
}

/** Returns the attempt that may have arrived: this one, or the one that it replaced; undefined for none. */
export const inDoubt = <Request>(attempt: Attempt<Request> | null): InDoubt<Request> | undefined =>
  attempt?.isLost ? attempt : attempt?.former;

/** Returns whether two requests with the same names have the same values (texts and numbers). */
export const isSame = <Request extends object>(one: Request, other: Request): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Request] === value);

/** Returns the last attempt, with its key, if the request is unchanged; otherwise a new one. */
export function attemptAt<Request extends object>(
  request: Request,
  last: Attempt<Request> | null,
  newKey: string,
): Attempt<Request> {
  if (last !== null && isSame(last.request, request)) return { ...last, isRepeated: false };
  return { request, idempotencyKey: newKey, isLost: false, isRepeated: false, former: inDoubt(last) };
}

/** Returns the attempt after an unsuccessful send. */
export const withFailure = <Request>(attempt: Attempt<Request> | null, failure: FailedSend) => ({
  failure,
  attempt: attempt && { ...attempt, isLost: failure.isLost },
});

/** Returns a random key. `crypto.randomUUID` exists on secure origins only. */
export function uniqueKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the marks that remain after a change: corrected fields lose theirs, others get none until the form is sent. */
export function remainingProblems<Field extends string>(
  marked: FieldProblems<Field>,
  now: FieldProblems<Field>,
): FieldProblems<Field> {
  const left = Object.fromEntries(Object.entries(now).filter(([field]) => field in marked));
  // The same object while none is mended or becomes another, so that nothing renders again.
  return isSame(marked, left as typeof marked) ? marked : (left as typeof marked);
}

/** Returns stored texts, except where something was typed before they were read. */
export const withTexts = <Texts extends object>(typed: Texts, kept: Texts): Texts => ({
  ...kept,
  ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')),
});

/** Returns the attempt of a draft: one without an answer, or still being sent; null for none. */
export const unanswered = <Request>(attempt: Attempt<Request> | null, isSending: boolean) =>
  (isSending ? attempt : inDoubt(attempt)) ?? null;

/** Returns the state of a restored form whose attempt has no answer. */
export const withUnanswered = <Request>(attempt: InDoubt<Request> | null) =>
  attempt && { attempt: { ...attempt, isLost: true, isRepeated: false }, failure: LOST };

export const isEmpty = (texts: object): boolean => Object.values(texts).every((text) => text === '');

import { assertEvent, assign, emit, type EventObject } from 'xstate';
import type { FormCall, FormOutcome } from '../../api/sendForm';
import type { FieldProblems } from '../../domain/validation';
import { AUTO_HIDE_MS } from '../notifications/notification';
import { attemptAt, isSame, LOST, refusedBy, willRepeat, withFailure, type FormContext } from './submission';

/** Sending starts this many ms after a valid form was submitted. */
export const SEND_DELAY_MS = 1000;

export const DELAYS = {
  sendDelay: SEND_DELAY_MS,
  /** An answer that takes longer gets a message. */
  slowDelay: 4000,
  /** `error` lasts as long as the failure's message, unless the visitor goes on earlier. */
  errorDelay: AUTO_HIDE_MS,
} as const;

/** The browser's signals about the network. */
export type NetworkEvent = { readonly type: 'network.lost' } | { readonly type: 'network.returned' };

/** The events of every form. Random keys are part of them, so that its machine is deterministic. */
export type FormEvent =
  | { readonly type: 'form.submitted'; readonly idempotencyKey: string }
  | { readonly type: 'form.emptied' }
  | NetworkEvent;

/** The events that every form's machine emits, for messages and focus. */
export interface FormEmitted {
  readonly type: 'form.invalid' | 'form.attempted' | 'form.succeeded' | 'form.failed';
}

interface Form<Context, Request, Field extends string> {
  readonly problemsOf: (context: Context) => FieldProblems<Field>;
  /** Returns the request to send. Called only for a form without problems. */
  readonly requestOf: (context: Context) => Request;
}

interface Args<Context> {
  readonly context: Context;
  readonly event: EventObject;
}

/** Returns the server's verdict, as parameters of guards and actions. */
export const verdict = ({ event }: { readonly event: { readonly output: FormOutcome } }): FormOutcome =>
  event.output;

const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;

/** Creates what both forms' machines share: the guards and actions of a submission, and what is sent. */
export function formLogicOf<
  Context extends FormContext<Request, Field>,
  Event extends EventObject,
  Request extends object,
  Field extends string,
>({ problemsOf, requestOf }: Form<Context, Request, Field>) {
  /** Creates an action that changes the shared part of the context. */
  const change = <Params = undefined>(
    update: (args: Args<Context>, params: Params) => Partial<FormContext<Request, Field>>,
  ) =>
    assign<Context, Event, Params, Event, never>((args, params) => update(args, params) as Partial<Context>);
  const emitted = (type: FormEmitted['type']) =>
    // Another object each time, so that a second one is seen as well.
    emit<Context, Event, undefined, Event, FormEmitted>(() => ({ type }));

  const guards = {
    isComplete: ({ context }: Args<Context>) => !hasProblems(context.problems),
    isAccepted: (_: unknown, { kind }: FormOutcome) => kind === 'accepted',
    isRepeated: ({ context }: Args<Context>) => context.attempt?.isRepeated === true,
    /** Allows one automatic repetition of a lost attempt, while the form still equals it. */
    canRepeat: ({ context }: Args<Context>) =>
      context.attempt !== null &&
      willRepeat(context) &&
      !hasProblems(problemsOf(context)) &&
      isSame(requestOf(context), context.attempt.request),
  };

  const actions = {
    validate: change(({ context }) => ({ problems: problemsOf(context) })),
    keepAttempt: change(({ context, event }) => {
      const press = event as FormEvent;
      assertEvent(press, 'form.submitted');
      return { attempt: attemptAt(requestOf(context), context.attempt, press.idempotencyKey) };
    }),
    keepRepeat: change(({ context: { attempt } }) => ({
      attempt: attempt && { ...attempt, isRepeated: true },
    })),
    keepLost: change(({ context: { attempt } }) => withFailure(attempt, LOST)),
    keepRefusal: change<FormOutcome>(({ context: { attempt } }, outcome) =>
      withFailure(attempt, refusedBy(outcome)),
    ),
    clearFailure: change(() => ({ failure: null })),
    markSlow: change(() => ({ isSlow: true })),
    clearSlow: change(() => ({ isSlow: false })),
    noteNetwork: change(({ event }) => ({ isOffline: event.type === 'network.lost' })),
    emitInvalid: emitted('form.invalid'),
    emitAttempted: emitted('form.attempted'),
    emitSucceeded: emitted('form.succeeded'),
    emitFailed: emitted('form.failed'),
  };

  const input = ({ context: { attempt } }: { readonly context: Context }): FormCall<Request> => {
    if (attempt === null) throw new Error('A form without an attempt cannot be sent.');
    return attempt;
  };
  return { guards, actions, input };
}

/** The transitions of an open form, before and after an attempt. */
export const OPEN = {
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.emptied': { target: 'idle', actions: 'emptyForm' },
  'form.submitted': 'submitted',
} as const;

/** The transitions of every state. A lost attempt is repeated once when the network returns. */
export const NETWORK = {
  'network.lost': { actions: 'noteNetwork' },
  'network.returned': [
    {
      guard: 'canRepeat',
      target: '.submitted.sending',
      actions: ['noteNetwork', 'keepRepeat', 'emitAttempted'],
    },
    { actions: 'noteNetwork' },
  ],
} as const;

/**
 * Creates the state of a locked form: it is checked, waits for a second, and is sent once. A repeat enters `sending`.
 * @param id the machine's; it has the states `idle`, `success` and `error`
 * @param verdicts transitions for the server's verdicts; any other one, and a lost answer, end in `error`
 */
export const submittedState = <const Id extends string, Input, const Verdicts extends readonly unknown[]>(
  id: Id,
  input: Input,
  verdicts: Verdicts,
) =>
  ({
    entry: 'clearFailure',
    exit: 'clearSlow',
    initial: 'validating',
    states: {
      validating: {
        entry: 'validate',
        always: [
          { guard: 'isComplete', target: 'waiting', actions: ['keepAttempt', 'emitAttempted'] },
          { target: `#${id}.idle`, actions: 'emitInvalid' },
        ],
      },
      waiting: { after: { sendDelay: 'sending' } },
      sending: {
        after: { slowDelay: { actions: 'markSlow' } },
        invoke: {
          src: 'submit',
          input,
          onDone: [
            ...verdicts,
            { target: `#${id}.error`, actions: [{ type: 'keepRefusal', params: verdict }, 'emitFailed'] },
          ],
          onError: [
            { guard: 'isRepeated', target: `#${id}.idle`, actions: 'keepLost' },
            { target: `#${id}.error`, actions: ['keepLost', 'emitFailed'] },
          ],
        },
      },
    },
  }) as const;

import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { FormCall, FormOutcome } from '../../../api/sendForm';
import { CONTACT_FIELDS, type ContactField, type ContactRequest } from '../../../domain/entities';
import { contactProblems } from '../../../domain/contactProblems';
import { trimmed } from '../../../domain/validation';
import {
  attemptAt,
  DELAYS,
  LOST,
  outcomeOf,
  refusedBy,
  repeated,
  withFailure,
  type NetworkEvent,
} from '../../form/submission';
import {
  EMPTY_CONTACT,
  NOTHING_WRITTEN,
  withDraft,
  withField,
  type ContactContext,
  type ContactDraft,
} from './contactContext';

/** The machine's events. Random keys are part of them, so that the machine is deterministic. */
export type ContactEvent =
  | { readonly type: 'field.changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'form.submitted'; readonly idempotencyKey: string }
  | { readonly type: 'form.emptied' }
  | NetworkEvent;

/** The events that the machine emits, for messages and focus. */
export type ContactEmitted =
  | { readonly type: 'contact.invalid'; readonly fields: readonly ContactField[] }
  | { readonly type: 'contact.attempted' }
  | { readonly type: 'contact.succeeded' }
  | { readonly type: 'contact.notSent' }
  | { readonly type: 'contact.failed' };

const contact = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent | { readonly type: 'draft.restored'; readonly draft: ContactDraft },
    emitted: {} as ContactEmitted,
  },
  actors: {
    // Provided by the session: the machine itself has no network access.
    submit: fromPromise<FormOutcome, FormCall<ContactRequest> | null>(() =>
      Promise.reject(new Error('No submit was provided.')),
    ),
  },
  delays: DELAYS,
  guards: {
    isComplete: ({ context }) => Object.keys(context.problems).length === 0,
    isAccepted: (_, { kind }: FormOutcome) => kind === 'accepted',
    isNotAccepted: (_, { kind }: FormOutcome) => kind === 'notAccepted',
    /** Allows one automatic repetition of a lost attempt; none after the form has changed. */
    canRepeat: ({ context: { attempt, unsent } }) => unsent?.isLost === true && attempt?.isRepeated === false,
    isRepeated: ({ context }) => context.attempt?.isRepeated === true,
  },
  actions: {
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return withField(context, event.field, event.value);
    }),
    restoreDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.restored');
      return withDraft(context, event.draft);
    }),
    validate: assign(({ context }) => ({ problems: contactProblems(context.request) })),
    keepAttempt: assign(({ context, event }) => {
      assertEvent(event, 'form.submitted');
      const request = trimmed({ ...context.request });
      return { attempt: attemptAt(request, context.attempt, event.idempotencyKey) };
    }),
    keepRepeat: assign(({ context }) => repeated(context)),
    keepLost: assign(({ context }) => withFailure(context, LOST)),
    keepRefusal: assign(({ context }, outcome: FormOutcome) => withFailure(context, refusedBy(outcome))),
    emptyForm: assign(NOTHING_WRITTEN),
    clearUnsent: assign({ unsent: null }),
    markSlow: assign({ isSlow: true }),
    clearSlow: assign({ isSlow: false }),
    noteNetwork: assign(({ event }) => ({ isOffline: event.type === 'network.lost' })),
    emitInvalid: emit(({ context }) => ({
      type: 'contact.invalid' as const,
      fields: CONTACT_FIELDS.filter((field) => context.problems[field] !== undefined),
    })),
    emitAttempted: emit({ type: 'contact.attempted' }),
    emitSucceeded: emit({ type: 'contact.succeeded' }),
    emitNotSent: emit({ type: 'contact.notSent' }),
    emitFailed: emit({ type: 'contact.failed' }),
  },
});

/** The transitions of an open form, before and after an attempt. */
const open = {
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.emptied': { target: 'idle', actions: 'emptyForm' },
  'form.submitted': { target: 'submitted' },
} as const;

/** The contact machine. A submitted form ends in `success` or `error`, and is open in both. */
export const contactMachine = contact.createMachine({
  id: 'contact',
  context: EMPTY_CONTACT,
  on: {
    'network.lost': { actions: 'noteNetwork' },
    'network.returned': [
      { guard: 'canRepeat', target: '.submitted.sending', actions: ['noteNetwork', 'keepRepeat'] },
      { actions: 'noteNetwork' },
    ],
  },
  initial: 'idle',
  states: {
    idle: { on: { ...open, 'draft.restored': { actions: 'restoreDraft' } } },
    submitted: {
      entry: 'clearUnsent',
      exit: 'clearSlow',
      initial: 'validating',
      states: {
        validating: {
          entry: 'validate',
          always: [
            { guard: 'isComplete', target: 'waiting', actions: ['keepAttempt', 'emitAttempted'] },
            { target: '#contact.idle', actions: 'emitInvalid' },
          ],
        },
        waiting: { after: { sendDelay: 'sending' } },
        sending: {
          after: { slowDelay: { actions: 'markSlow' } },
          invoke: {
            src: 'submit',
            input: ({ context }) => context.attempt,
            onDone: [
              {
                guard: { type: 'isAccepted', params: outcomeOf },
                target: '#contact.success',
                actions: ['emptyForm', 'emitSucceeded'],
              },
              {
                guard: { type: 'isNotAccepted', params: outcomeOf },
                target: '#contact.error',
                actions: [{ type: 'keepRefusal', params: outcomeOf }, 'emitNotSent'],
              },
              {
                target: '#contact.error',
                actions: [{ type: 'keepRefusal', params: outcomeOf }, 'emitFailed'],
              },
            ],
            onError: [
              { guard: 'isRepeated', target: '#contact.idle', actions: 'keepLost' },
              { target: '#contact.error', actions: ['keepLost', 'emitFailed'] },
            ],
          },
        },
      },
    },
    success: {
      on: { 'field.changed': open['field.changed'], 'form.submitted': open['form.submitted'] },
    },
    error: { on: open, after: { errorDelay: 'idle' } },
  },
});

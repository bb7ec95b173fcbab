import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { ContactCall } from '../../../api/contactRequests';
import type { FormOutcome } from '../../../api/sendForm';
import { contactProblems, trimmed } from '../../../domain/validation';
import { BEFORE_SENDING, DELAYS } from '../../form/submission';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  withField,
  type ContactContext,
  type ContactField,
} from './contactContext';

/** Random ids come from outside: the machine is deterministic. */
export type ContactEvent =
  | { readonly type: 'field.changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'form.submitted'; readonly idempotencyKey: string };

/** What the machine tells the outside, which turns it into messages and focus. */
export type ContactNews =
  | { readonly type: 'contact.invalid'; readonly fields: readonly ContactField[] }
  | { readonly type: 'contact.succeeded' }
  | { readonly type: 'contact.notSent' }
  | { readonly type: 'contact.failed' };

const machine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as ContactNews,
  },
  actors: {
    /** Given by the session: the machine itself knows no network. */
    submit: fromPromise<FormOutcome, ContactCall>(() => Promise.reject(new Error('No submit was provided.'))),
  },
  delays: DELAYS,
  guards: {
    isComplete: ({ context }) => Object.keys(context.problems).length === 0,
    isAccepted: (_, { kind }: FormOutcome) => kind === 'accepted',
    isNotAccepted: (_, { kind }: FormOutcome) => kind === 'notAccepted',
  },
  actions: {
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return withField(context, event.field, event.value);
    }),
    keepKey: assign(({ context, event }) => {
      assertEvent(event, 'form.submitted');
      const idempotencyKey = context.idempotencyKey ?? event.idempotencyKey;
      return { idempotencyKey, wasNotSent: false, refusal: null };
    }),
    validate: assign(({ context }) => ({ problems: contactProblems(context.request) })),
    empty: assign(EMPTY_CONTACT),
    admitNotSent: assign({ wasNotSent: true }),
    keepRefusal: assign((_, outcome: FormOutcome) => ({
      refusal: outcome.kind === 'refused' ? outcome.reason : null,
    })),
    tellInvalid: emit(({ context }) => ({
      type: 'contact.invalid' as const,
      fields: CONTACT_FIELDS.filter((field) => context.problems[field] !== undefined),
    })),
    tellSucceeded: emit({ type: 'contact.succeeded' }),
    tellNotSent: emit({ type: 'contact.notSent' }),
    tellFailed: emit({ type: 'contact.failed' }),
  },
});

const editing = {
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.submitted': { target: 'submitted', actions: 'keepKey' },
} as const;

/** Specification §4 and decisions §4: a form that was sent comes to `success` or `error`, and is open in both. */
export const contactMachine = machine.createMachine({
  id: 'contact',
  context: EMPTY_CONTACT,
  initial: 'idle',
  states: {
    idle: { id: 'idle', on: editing },
    submitted: {
      initial: 'validating',
      states: {
        ...BEFORE_SENDING,
        sending: {
          invoke: {
            src: 'submit',
            input: ({ context: { request, idempotencyKey } }) => ({
              request: trimmed({ ...request }),
              idempotencyKey: idempotencyKey ?? '',
            }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: ({ event }) => event.output },
                target: '#contact.success',
                actions: ['empty', 'tellSucceeded'],
              },
              {
                guard: { type: 'isNotAccepted', params: ({ event }) => event.output },
                target: '#contact.error',
                actions: ['admitNotSent', 'tellNotSent'],
              },
              {
                target: '#contact.error',
                actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'tellFailed'],
              },
            ],
            onError: { target: '#contact.error', actions: 'tellFailed' },
          },
        },
      },
    },
    success: { on: editing },
    error: { on: editing, after: { errorDelay: 'idle' } },
  },
});

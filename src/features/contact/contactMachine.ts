import { assign, emit, fromPromise, setup } from 'xstate';
import type { ContactRequest } from '../../domain/entities';
import { contactProblems, trimmed } from '../../domain/validation';
import { BEFORE_SENDING, DELAYS } from '../form/submission';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  withField,
  type ContactContext,
  type ContactField,
} from './contactContext';

/** `notSent`: HTTP 200 with another status in the body (decisions §5). */
export type ContactOutcome = 'sent' | 'notSent';

export type ContactEvent =
  | { readonly type: 'field.changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'form.submitted' };

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
    /** Given by the caller with `provide`: the machine knows no network. */
    submit: fromPromise<ContactOutcome, ContactRequest>(() =>
      Promise.reject(new Error('No submit was provided.')),
    ),
  },
  delays: DELAYS,
  guards: {
    isComplete: ({ context }) => Object.keys(context.problems).length === 0,
    isSent: (_, outcome: ContactOutcome) => outcome === 'sent',
  },
  actions: {
    changeField: assign(({ context, event }) =>
      event.type === 'field.changed' ? withField(context, event.field, event.value) : context,
    ),
    validate: assign(({ context }) => ({ problems: contactProblems(context.request), wasNotSent: false })),
    empty: assign(EMPTY_CONTACT),
    admitNotSent: assign({ wasNotSent: true }),
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
  'form.submitted': 'submitted',
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
            input: ({ context }) => trimmed({ ...context.request }),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: '#contact.success',
                actions: ['empty', 'tellSucceeded'],
              },
              { target: '#contact.error', actions: ['admitNotSent', 'tellNotSent'] },
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

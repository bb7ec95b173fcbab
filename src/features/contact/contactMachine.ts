import { assign, emit, fromPromise, setup } from 'xstate';
import type { ContactRequest } from '../../domain/entities';
import { contactProblems, trimmed } from '../../domain/validation';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  withField,
  type ContactContext,
  type ContactField,
} from './contactContext';

/** Sending starts this many ms after a valid form was submitted (specification §4, §9). */
export const SEND_DELAY_MS = 1000;

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
  delays: { sendDelay: SEND_DELAY_MS },
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

/** Specification §4: idle, then submitted; back to idle whatever comes of it, empty only after success. */
export const contactMachine = machine.createMachine({
  id: 'contact',
  context: EMPTY_CONTACT,
  initial: 'idle',
  states: {
    idle: {
      on: { 'field.changed': { actions: 'changeField' }, 'form.submitted': 'submitted' },
    },
    submitted: {
      initial: 'validating',
      states: {
        validating: {
          entry: 'validate',
          always: [
            { guard: 'isComplete', target: 'waiting' },
            { target: '#contact.idle', actions: 'tellInvalid' },
          ],
        },
        waiting: { after: { sendDelay: 'sending' } },
        sending: {
          invoke: {
            src: 'submit',
            input: ({ context }) => trimmed({ ...context.request }),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: '#contact.idle',
                actions: ['empty', 'tellSucceeded'],
              },
              { target: '#contact.idle', actions: ['admitNotSent', 'tellNotSent'] },
            ],
            onError: { target: '#contact.idle', actions: 'tellFailed' },
          },
        },
      },
    },
  },
});

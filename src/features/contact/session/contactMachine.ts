import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { ContactCall } from '../../../api/contactRequests';
import type { FormOutcome } from '../../../api/sendForm';
import { contactProblems, trimmed } from '../../../domain/validation';
import { noDraft, type DraftFound } from '../../form/draft';
import { AWAITING, BEFORE_SENDING, DELAYS, LOST, refusedBy, type NetworkEvent } from '../../form/submission';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  NOTHING_WRITTEN,
  withField,
  type ContactContext,
  type ContactField,
} from './contactContext';
import { withDraft, type ContactDraft } from './contactDraft';

/** Random ids come from outside: the machine is deterministic. */
export type ContactEvent =
  | { readonly type: 'field.changed'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'form.submitted'; readonly idempotencyKey: string }
  | { readonly type: 'form.emptied' }
  | NetworkEvent;

/** What the machine tells the outside, which turns it into messages and focus. */
export type ContactNews =
  | { readonly type: 'contact.invalid'; readonly fields: readonly ContactField[] }
  | { readonly type: 'contact.attempted' }
  | { readonly type: 'contact.succeeded' }
  | { readonly type: 'contact.notSent' }
  | { readonly type: 'contact.failed' };

const machine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent | DraftFound<ContactDraft>,
    emitted: {} as ContactNews,
  },
  actors: {
    /** Given by the session: the machine itself knows no network. */
    submit: fromPromise<FormOutcome, ContactCall>(() => Promise.reject(new Error('No submit was provided.'))),
    draft: noDraft,
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
      return { idempotencyKey: context.idempotencyKey ?? event.idempotencyKey };
    }),
    validate: assign(({ context }) => ({ problems: contactProblems(context.request) })),
    empty: assign(NOTHING_WRITTEN),
    takeDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.found');
      return withDraft(context, event.draft);
    }),
    tryAgain: assign({ unsent: null }),
    keepRefusal: assign((_, outcome: FormOutcome) => ({ unsent: refusedBy(outcome) })),
    keepLost: assign({ unsent: LOST }),
    admitSlow: assign({ isSlow: true }),
    endWait: assign({ isSlow: false }),
    takeNetwork: assign(({ event }) => ({ isOffline: event.type === 'network.lost' })),
    tellInvalid: emit(({ context }) => ({
      type: 'contact.invalid' as const,
      fields: CONTACT_FIELDS.filter((field) => context.problems[field] !== undefined),
    })),
    tellAttempt: emit({ type: 'contact.attempted' }),
    tellSucceeded: emit({ type: 'contact.succeeded' }),
    tellNotSent: emit({ type: 'contact.notSent' }),
    tellFailed: emit({ type: 'contact.failed' }),
  },
});

/** Of an attempt that came to nothing: the server's answer says so. */
const refused = <Tell extends 'tellNotSent' | 'tellFailed'>(tell: Tell) =>
  ({
    target: '#contact.error',
    actions: [
      {
        type: 'keepRefusal',
        params: ({ event }: { readonly event: { readonly output: FormOutcome } }) => event.output,
      },
      tell,
    ],
  }) as const;

const editing = {
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.submitted': { target: 'submitted', actions: 'keepKey' },
} as const;
const emptying = { 'form.emptied': { target: 'idle', actions: 'empty' } } as const;

/** Specification §4 and decisions §4: a form that was sent comes to `success` or `error`, and is open in both. */
export const contactMachine = machine.createMachine({
  id: 'contact',
  context: EMPTY_CONTACT,
  invoke: { src: 'draft', input: ({ self }) => self },
  on: {
    'network.lost': { actions: 'takeNetwork' },
    'network.returned': { actions: 'takeNetwork' },
  },
  initial: 'idle',
  states: {
    idle: { id: 'idle', on: { ...editing, ...emptying, 'draft.found': { actions: 'takeDraft' } } },
    submitted: {
      entry: 'tryAgain',
      exit: 'endWait',
      initial: 'validating',
      states: {
        ...BEFORE_SENDING,
        sending: {
          ...AWAITING,
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
                ...refused('tellNotSent'),
              },
              refused('tellFailed'),
            ],
            onError: { target: '#contact.error', actions: ['keepLost', 'tellFailed'] },
          },
        },
      },
    },
    success: { on: editing },
    error: { on: { ...editing, ...emptying }, after: { errorDelay: 'idle' } },
  },
});

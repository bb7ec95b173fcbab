import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { sendContactRequest, type FormCall, type FormOutcome } from '../../../api/sendForm';
import type { ContactField, ContactRequest } from '../../../domain/entities';
import { contactProblems } from '../../../domain/contactProblems';
import { cleaned } from '../../../domain/validation';
import {
  DELAYS,
  NETWORK,
  OPEN,
  formLogicOf,
  submittedState,
  verdict,
  type FormEmitted,
  type FormEvent,
} from '../../form/formMachine';
import {
  EMPTY_CONTACT,
  NOTHING_WRITTEN,
  withDraft,
  withField,
  type ContactContext,
  type ContactDraft,
} from './contactContext';

export type ContactEvent =
  | { readonly type: 'field.changed'; readonly field: ContactField; readonly value: string }
  | FormEvent;

type ContactMachineEvent = ContactEvent | { readonly type: 'draft.restored'; readonly draft: ContactDraft };

export type ContactEmitted =
  | FormEmitted
  /** HTTP 200 with another body status, which has no message. */
  | { readonly type: 'contact.notSent' };

const form = formLogicOf<ContactContext, ContactMachineEvent, ContactRequest, ContactField>({
  problemsOf: ({ request }) => contactProblems(request),
  requestOf: ({ request }) => cleaned({ ...request }),
});

const contact = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactMachineEvent,
    emitted: {} as ContactEmitted,
  },
  actors: {
    submit: fromPromise<FormOutcome, FormCall<ContactRequest>>(({ input }) => sendContactRequest(input)),
  },
  delays: DELAYS,
  guards: {
    ...form.guards,
    isNotAccepted: (_, { kind }: FormOutcome) => kind === 'notAccepted',
  },
  actions: {
    ...form.actions,
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return withField(context, event.field, event.value);
    }),
    restoreDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.restored');
      return withDraft(context, event.draft);
    }),
    emptyForm: assign(NOTHING_WRITTEN),
    emitNotSent: emit({ type: 'contact.notSent' }),
  },
});

/** The contact machine: a submitted form is sent after 1000 ms and ends in `success` or `error`, open in both. */
export const contactMachine = contact.createMachine({
  id: 'contact',
  context: EMPTY_CONTACT,
  on: NETWORK,
  initial: 'idle',
  states: {
    idle: { on: { ...OPEN, 'draft.restored': { actions: 'restoreDraft' } } },
    submitted: submittedState('contact', form.input, [
      {
        guard: { type: 'isAccepted', params: verdict },
        target: '#contact.success',
        actions: ['emptyForm', 'emitSucceeded'],
      },
      {
        guard: { type: 'isNotAccepted', params: verdict },
        target: '#contact.error',
        actions: [{ type: 'keepRefusal', params: verdict }, 'emitNotSent'],
      },
    ]),
    success: {
      on: { 'field.changed': OPEN['field.changed'], 'form.submitted': OPEN['form.submitted'] },
    },
    error: { on: OPEN, after: { errorDelay: 'idle' } },
  },
});

import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { FormCall, FormOutcome } from '../../../api/sendForm';
import type { AppointmentRequest } from '../../../domain/entities';
import { attemptAt, DELAYS, LOST, outcomeOf, refusedBy, repeated, withFailure } from '../../form/submission';
import {
  answered,
  appointmentRequest,
  asksForTheSame,
  bookingProblems,
  BOOKING_FIELDS,
  EMPTY_BOOKING,
  NOTHING_CHOSEN,
  withDoctor,
  withoutSlot,
  withReceipt,
  withRequest,
  withService,
  withSlot,
  type BookingContext,
} from './bookingContext';
import { withDraft } from './bookingDraft';
import type { BookingEmitted, BookingEvent } from './bookingEvents';

const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
  },
  actors: {
    // Provided by the session: the machine itself has no network access.
    submit: fromPromise<FormOutcome, FormCall<AppointmentRequest> | null>(() =>
      Promise.reject(new Error('No submit was provided.')),
    ),
  },
  delays: DELAYS,
  guards: {
    isComplete: ({ context }) => Object.keys(context.problems).length === 0,
    isAccepted: (_, { kind }: FormOutcome) => kind === 'accepted',
    isTaken: (_, { kind }: FormOutcome) => kind === 'taken',
    /** Allows one automatic repetition of a lost attempt, while the form still equals it. */
    canRepeat: ({ context }) =>
      context.unsent?.isLost === true && context.attempt?.isRepeated === false && asksForTheSame(context),
    isRepeated: ({ context }) => context.attempt?.isRepeated === true,
    isDismissed: ({ context }) => context.receipt === null,
    isBooked: ({ event }) => event.type === 'draft.restored' && event.draft.receipt !== null,
  },
  actions: {
    keepRequest: assign(({ context, event }) => {
      assertEvent(event, ['choice.requested', 'offer.chosen']);
      return withRequest(context, event.choice, 'price' in event ? event.price : undefined);
    }),
    settleChoice: assign(({ context, event }) => {
      assertEvent(event, 'choice.settled');
      return { ...event.change, unsent: context.unsent };
    }),
    chooseService: assign(({ context, event }) => {
      assertEvent(event, 'service.chosen');
      return withService(context, event.serviceId);
    }),
    choosePrice: assign(({ context, event }) => {
      assertEvent(event, 'price.chosen');
      return answered(context, { price: event.price });
    }),
    chooseDoctor: assign(({ context, event }) => {
      assertEvent(event, 'doctor.chosen');
      return { ...withDoctor(context, { doctorId: event.doctorId }), requested: null };
    }),
    chooseSlot: assign(({ context, event }) => {
      assertEvent(event, 'slot.chosen');
      return withSlot(context, event.slot);
    }),
    loseSlot: assign(({ context }) => ({ ...withoutSlot(context), attempt: null })),
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return answered(context, { patient: { ...context.patient, [event.field]: event.value } });
    }),
    restoreDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.restored');
      return withDraft(context, event.draft);
    }),
    validate: assign(({ context }) => ({ problems: bookingProblems(context) })),
    keepAttempt: assign(({ context, event }) => {
      assertEvent(event, 'form.submitted');
      return { attempt: attemptAt(appointmentRequest(context), context.attempt, event.idempotencyKey) };
    }),
    keepRepeat: assign(({ context }) => repeated(context)),
    keepLost: assign(({ context }) => withFailure(context, LOST)),
    keepRefusal: assign(({ context }, outcome: FormOutcome) => withFailure(context, refusedBy(outcome))),
    keepReceipt: assign(({ context }, outcome: FormOutcome) => withReceipt(context, outcome)),
    emptyForm: assign(NOTHING_CHOSEN),
    clearUnsent: assign({ unsent: null }),
    markSlow: assign({ isSlow: true }),
    clearSlow: assign({ isSlow: false }),
    noteNetwork: assign(({ event }) => ({ isOffline: event.type === 'network.lost' })),
    emitInvalid: emit(({ context }) => ({
      type: 'booking.invalid' as const,
      fields: BOOKING_FIELDS.filter((field) => context.problems[field] !== undefined),
    })),
    emitStatus: emit(({ event }) => {
      assertEvent(event, ['slot.refused', 'slot.lost']);
      return { type: 'booking.slotRefused' as const, status: event.status };
    }),
    emitChosen: emit({ type: 'booking.slotChosen' }),
    emitAttempted: emit({ type: 'booking.attempted' }),
    emitTaken: emit({ type: 'booking.slotTaken' }),
    emitFailed: emit({ type: 'booking.failed' }),
    emitSucceeded: emit({ type: 'booking.succeeded' }),
  },
});

/** The transitions of an open form, before and after an attempt. */
const open = {
  'service.chosen': { target: 'idle', actions: 'chooseService' },
  'price.chosen': { target: 'idle', actions: 'choosePrice' },
  'doctor.chosen': { target: 'idle', actions: 'chooseDoctor' },
  'offer.chosen': { target: 'idle', actions: ['keepRequest', 'clearUnsent'] },
  'slot.chosen': { target: 'idle', actions: ['chooseSlot', 'emitChosen'] },
  'slot.refused': { target: 'idle', actions: 'emitStatus' },
  'slot.lost': { target: 'idle', actions: ['loseSlot', 'emitStatus'] },
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.emptied': { target: 'idle', actions: 'emptyForm' },
  'form.submitted': { target: 'submitted' },
} as const;

/** The booking machine. A submitted form ends in `success`, or in `error`, where it is open again. */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  context: EMPTY_BOOKING,
  on: {
    'choice.requested': { actions: 'keepRequest' },
    'network.lost': { actions: 'noteNetwork' },
    'network.returned': [
      { guard: 'canRepeat', target: '.submitted.sending', actions: ['noteNetwork', 'keepRepeat'] },
      { actions: 'noteNetwork' },
    ],
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        ...open,
        'choice.settled': { actions: 'settleChoice' },
        'draft.restored': [
          { guard: 'isBooked', target: 'success', actions: 'restoreDraft' },
          { actions: 'restoreDraft' },
        ],
      },
    },
    submitted: {
      entry: 'clearUnsent',
      exit: 'clearSlow',
      initial: 'validating',
      states: {
        validating: {
          entry: 'validate',
          always: [
            { guard: 'isComplete', target: 'waiting', actions: ['keepAttempt', 'emitAttempted'] },
            { target: '#booking.idle', actions: 'emitInvalid' },
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
                target: '#booking.success',
                actions: [{ type: 'keepReceipt', params: outcomeOf }, 'emitSucceeded'],
              },
              {
                guard: { type: 'isTaken', params: outcomeOf },
                target: '#booking.error',
                actions: ['loseSlot', 'emitTaken'],
              },
              {
                target: '#booking.error',
                actions: [{ type: 'keepRefusal', params: outcomeOf }, 'emitFailed'],
              },
            ],
            onError: [
              { guard: 'isRepeated', target: '#booking.idle', actions: 'keepLost' },
              { target: '#booking.error', actions: ['keepLost', 'emitFailed'] },
            ],
          },
        },
      },
    },
    // The confirmation replaces the form.
    success: {
      on: { 'receipt.dismissed': { actions: 'emptyForm' } },
      always: { guard: 'isDismissed', target: 'idle' },
    },
    error: { on: open, after: { errorDelay: 'idle' } },
  },
});

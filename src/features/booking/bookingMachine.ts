import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { AppointmentRequest, BookingOutcome } from '../../domain/entities';
import {
  answered,
  appointmentRequest,
  bookedAppointment,
  bookingProblems,
  BOOKING_FIELDS,
  EMPTY_BOOKING,
  type BookingContext,
} from './bookingContext';
import type { BookingEvent, BookingNews } from './bookingEvents';
import { BEFORE_SENDING, DELAYS } from '../form/submission';

export interface Submission {
  readonly request: AppointmentRequest;
  readonly idempotencyKey: string;
}

const machine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingNews,
  },
  actors: {
    /** Given by the caller with `provide`: the machine knows no network. */
    submit: fromPromise<BookingOutcome, Submission>(() =>
      Promise.reject(new Error('No submit was provided.')),
    ),
  },
  delays: DELAYS,
  guards: {
    serviceIsChosen: ({ context }) => context.serviceId !== null,
    doctorIsChosen: ({ context }) => context.doctorId !== null,
    slotIsChosen: ({ context }) => context.slot !== null,
    isComplete: ({ context }) => Object.keys(context.problems).length === 0,
    isCreated: (_, { kind }: BookingOutcome) => kind === 'created',
    isTaken: (_, { kind }: BookingOutcome) => kind === 'taken',
  },
  actions: {
    chooseService: assign(({ context, event }) => {
      assertEvent(event, 'service.chosen');
      return {
        ...answered(context, { serviceId: event.serviceId, doctorId: null, slot: null }),
        lostSlot: null,
      };
    }),
    chooseDoctor: assign(({ context, event }) => {
      assertEvent(event, 'doctor.chosen');
      return { ...answered(context, { doctorId: event.doctorId, slot: null }), lostSlot: null };
    }),
    chooseSlot: assign(({ context, event }) => {
      assertEvent(event, 'slot.chosen');
      return { ...answered(context, { slot: event.slot }), lostSlot: null };
    }),
    loseSlot: assign(({ context }) => ({
      ...answered(context, { slot: null }),
      lostSlot: context.slot,
    })),
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return answered(context, { patient: { ...context.patient, [event.field]: event.value } });
    }),
    keepKey: assign(({ context, event }) => {
      assertEvent(event, 'form.submitted');
      return { idempotencyKey: context.idempotencyKey ?? event.idempotencyKey };
    }),
    validate: assign(({ context }) => ({ problems: bookingProblems(context) })),
    dismissReceipt: assign({ receipt: null }),
    empty: assign(({ context }, { reference }: { readonly reference: string | undefined }) => ({
      ...EMPTY_BOOKING,
      receipt: bookedAppointment(context, reference),
    })),
    tellInvalid: emit(({ context }) => ({
      type: 'booking.invalid' as const,
      fields: BOOKING_FIELDS.filter((field) => context.problems[field] !== undefined),
    })),
    tellRefused: emit(({ event }) => {
      assertEvent(event, 'slot.refused');
      return { type: 'booking.slotRefused' as const, status: event.status };
    }),
    tellLost: emit(({ event }) => {
      assertEvent(event, 'slot.lost');
      return { type: 'booking.slotLost' as const, status: event.status };
    }),
    tellTaken: emit({ type: 'booking.slotTaken' }),
    tellFailed: emit({ type: 'booking.failed' }),
    tellSucceeded: emit({ type: 'booking.succeeded' }),
  },
});

/** What can be done with an open form in every state. */
const editing = {
  'service.chosen': { target: 'idle', actions: 'chooseService' },
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.submitted': { target: 'submitted', actions: 'keepKey' },
} as const;
const dismissing = { 'receipt.dismissed': { target: 'idle', actions: 'dismissReceipt' } } as const;

/** Specification §4 and decisions §4: a form that was sent comes to `success` or `error`, and is open in both. */
export const bookingMachine = machine.createMachine({
  id: 'booking',
  context: EMPTY_BOOKING,
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      on: {
        ...editing,
        ...dismissing,
        'doctor.chosen': { guard: 'serviceIsChosen', actions: 'chooseDoctor' },
        'slot.chosen': { guard: 'doctorIsChosen', actions: 'chooseSlot' },
        'slot.refused': { actions: 'tellRefused' },
        'slot.lost': { guard: 'slotIsChosen', actions: ['loseSlot', 'tellLost'] },
      },
    },
    submitted: {
      initial: 'validating',
      states: {
        ...BEFORE_SENDING,
        waiting: { ...BEFORE_SENDING.waiting, entry: 'dismissReceipt' },
        sending: {
          invoke: {
            src: 'submit',
            input: ({ context }) => ({
              request: appointmentRequest(context),
              idempotencyKey: context.idempotencyKey ?? '',
            }),
            onDone: [
              {
                guard: { type: 'isCreated', params: ({ event }) => event.output },
                target: '#booking.success',
                actions: [
                  {
                    type: 'empty',
                    params: ({ event: { output } }) => ({
                      reference: output.kind === 'created' ? output.reference : undefined,
                    }),
                  },
                  'tellSucceeded',
                ],
              },
              {
                guard: { type: 'isTaken', params: ({ event }) => event.output },
                target: '#booking.error',
                actions: ['loseSlot', 'tellTaken'],
              },
              { target: '#booking.error', actions: 'tellFailed' },
            ],
            onError: { target: '#booking.error', actions: 'tellFailed' },
          },
        },
      },
    },
    success: { on: { ...editing, ...dismissing } },
    // A service and a doctor were chosen, and a receipt is gone.
    error: {
      on: {
        ...editing,
        'doctor.chosen': { target: 'idle', actions: 'chooseDoctor' },
        'slot.chosen': { target: 'idle', actions: 'chooseSlot' },
        'slot.refused': { target: 'idle', actions: 'tellRefused' },
        'slot.lost': { guard: 'slotIsChosen', target: 'idle', actions: ['loseSlot', 'tellLost'] },
      },
      after: { errorDelay: 'idle' },
    },
  },
});

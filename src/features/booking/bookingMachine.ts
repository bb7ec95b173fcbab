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

/** Sending starts this many ms after a valid form was submitted (specification §4, §9). */
export const SEND_DELAY_MS = 1000;

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
  delays: { sendDelay: SEND_DELAY_MS },
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

/** The form is open for editing both before a booking and beside the confirmation of one, when it is empty. */
const editing = {
  'service.chosen': { target: 'idle', actions: 'chooseService' },
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.submitted': { target: 'submitted', actions: 'keepKey' },
  'receipt.dismissed': { target: 'idle', actions: 'dismissReceipt' },
} as const;

/** Specification §4: idle, then submitted; back to idle when something fails; empty after success. */
export const bookingMachine = machine.createMachine({
  id: 'booking',
  context: EMPTY_BOOKING,
  initial: 'idle',
  states: {
    idle: {
      on: {
        ...editing,
        'doctor.chosen': { guard: 'serviceIsChosen', actions: 'chooseDoctor' },
        'slot.chosen': { guard: 'doctorIsChosen', actions: 'chooseSlot' },
        'slot.refused': { actions: 'tellRefused' },
        'slot.lost': { guard: 'slotIsChosen', actions: ['loseSlot', 'tellLost'] },
      },
    },
    submitted: {
      initial: 'validating',
      states: {
        validating: {
          entry: 'validate',
          always: [
            { guard: 'isComplete', target: 'waiting', actions: 'dismissReceipt' },
            { target: '#booking.idle', actions: 'tellInvalid' },
          ],
        },
        waiting: { after: { sendDelay: 'sending' } },
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
                target: '#booking.idle',
                actions: ['loseSlot', 'tellTaken'],
              },
              { target: '#booking.idle', actions: 'tellFailed' },
            ],
            onError: { target: '#booking.idle', actions: 'tellFailed' },
          },
        },
      },
    },
    success: { on: editing },
  },
});

import type { AppointmentCall } from '../../../api/appointments';
import type { FormOutcome } from '../../../api/sendForm';
import { AWAITING, BEFORE_SENDING } from '../../form/submission';
import { appointmentRequest, bookingStart, type Attempt, type BookingContext } from './bookingContext';
import { bookingSetup } from './bookingSetup';

const callOf = (attempt: Attempt): AppointmentCall => ({
  request: appointmentRequest(attempt),
  idempotencyKey: attempt.idempotencyKey ?? '',
});

interface Answered {
  readonly context: BookingContext;
  readonly event: { readonly output: FormOutcome };
}

const outcomeOf = ({ event }: Answered): FormOutcome => event.output;
const asked = (context: BookingContext): Attempt => context.unanswered ?? context;

/** @param attemptOf what was booked */
const accepted = (attemptOf: (context: BookingContext) => Attempt) =>
  ({
    guard: { type: 'isAccepted', params: outcomeOf },
    target: '#booking.success',
    actions: [
      {
        type: 'empty',
        params: ({ context, event }: Answered) => ({ attempt: attemptOf(context), outcome: event.output }),
      },
      'followDoctor',
      'tellSucceeded',
    ],
  }) as const;
const taken = <Lose extends 'loseSlot' | 'loseAsked'>(lose: Lose) =>
  ({
    guard: { type: 'isTaken', params: outcomeOf },
    target: '#booking.error',
    actions: [lose, 'tellTaken'],
  }) as const;
const refused = {
  target: '#booking.error',
  actions: [{ type: 'keepRefusal', params: outcomeOf }, 'tellFailed'],
} as const;

/** What can be done with an open form in every state. */
const editing = {
  'service.chosen': { target: 'idle', actions: ['chooseService', 'followDoctor'] },
  'price.chosen': { target: 'idle', actions: 'choosePrice' },
  'field.changed': { target: 'idle', actions: 'changeField' },
  'form.submitted': { target: 'submitted', actions: 'keepKey' },
  'offer.chosen': { target: 'idle', actions: 'keepRequest' },
  'form.emptied': { target: 'idle', actions: ['emptyForm', 'followDoctor'] },
} as const;
/** Of a calendar, where each slot can be chosen, may be the visitor's own, or refuses. */
const pressing = [
  { guard: 'slotIsFree', target: 'idle', actions: ['chooseSlot', 'tellChosen'] },
  { guard: 'pressedMayBeOwn', target: 'submitted.asking' },
] as const;
/** Times pass and others book while a form is being filled in. */
const losing = [
  { guard: 'chosenIsLost', target: 'idle', actions: ['tellLost', 'loseSlot'] },
  { guard: 'chosenMayBeOwn', target: 'submitted.asking' },
] as const;

/** Specification §4 and decisions §4: a form that was sent comes to `success`, or to `error`, where it is open again. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => bookingStart(input),
  invoke: [
    { src: 'loads', id: 'loads' },
    { src: 'clock', id: 'clock' },
    { src: 'draft', input: ({ self }) => self },
  ],
  on: {
    'choice.requested': { actions: 'keepRequest' },
    'load.started': { actions: 'takeLoad' },
    'load.succeeded': [
      { guard: 'hadFailed', actions: ['takeLoad', 'compareClocks', 'tellLoadRecovered'] },
      { actions: ['takeLoad', 'compareClocks'] },
    ],
    'load.failed': [
      { guard: 'partnerHasFailed', actions: 'takeLoad' },
      { actions: ['takeLoad', 'tellLoadFailed'] },
    ],
    'load.retried': { actions: 'tellLoads' },
    'visitor.returned': { actions: ['tellLoads', 'lookAtClock', 'askAgain'] },
    'network.lost': { actions: ['takeNetwork', 'tellLoads'] },
    'network.returned': { actions: ['takeNetwork', 'tellLoads', 'askAgain'] },
    'minute.began': { actions: 'takeMinute' },
  },
  initial: { target: 'idle', actions: 'followDoctor' },
  states: {
    idle: {
      id: 'idle',
      always: [
        { guard: 'requestIsKnown', actions: ['chooseRequested', 'followDoctor'] },
        { guard: 'oneDoctorIsOffered', actions: ['chooseOnlyDoctor', 'followDoctor'] },
        { guard: 'requestedTimeIsKnown', actions: 'chooseRequestedTime' },
        ...losing,
      ],
      on: {
        ...editing,
        'slot.pressed': [
          ...pressing,
          // There may be no calendar.
          { guard: 'slotIsRefused', actions: 'tellRefused' },
        ],
        'draft.found': { actions: 'takeDraft' },
        'doctor.chosen': { guard: 'serviceIsChosen', actions: ['chooseDoctor', 'followDoctor'] },
      },
    },
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
            input: ({ context }) => callOf(context),
            onDone: [
              accepted((context) => context),
              { guard: { type: 'isTakenAfterLostAnswer', params: outcomeOf }, target: 'asking' },
              taken('loseSlot'),
              refused,
            ],
            onError: { target: '#booking.error', actions: ['keepAttempt', 'keepLost', 'tellFailed'] },
          },
        },
        // Was the attempt booked whose answer was lost? The same key asks without booking twice.
        asking: {
          ...AWAITING,
          exit: 'noteAsked',
          invoke: {
            src: 'submit',
            input: ({ context }) => callOf(asked(context)),
            onDone: [accepted(asked), taken('loseAsked'), refused],
            onError: { target: '#booking.error', actions: ['keepLost', 'tellFailed'] },
          },
        },
      },
    },
    // The confirmation stands in the form's place.
    success: { on: { 'receipt.dismissed': { target: 'idle', actions: 'dismissReceipt' } } },
    // A service and a doctor were chosen.
    error: {
      always: losing,
      on: {
        ...editing,
        'slot.pressed': [...pressing, { target: 'idle', actions: 'tellRefused' }],
        'doctor.chosen': { target: 'idle', actions: ['chooseDoctor', 'followDoctor'] },
      },
      after: { errorDelay: 'idle' },
    },
  },
});

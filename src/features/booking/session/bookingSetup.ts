import { assertEvent, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { AppointmentCall } from '../../../api/appointments';
import type { FormOutcome } from '../../../api/sendForm';
import { noDraft } from '../../form/draft';
import { DELAYS, LOST, refusedBy } from '../../form/submission';
import {
  afterBooking,
  answered,
  attemptOf,
  bookingProblems,
  BOOKING_FIELDS,
  emptied,
  withDoctor,
  withoutSlot,
  type Attempt,
  type BookingContext,
  type KnownStart,
} from './bookingContext';
import { withDraft } from './bookingDraft';
import type { BookingEvent, BookingNews, LoadEvent } from './bookingEvents';
import type { LoadCommand } from './clinicLoads';
import { minuteClock } from './minuteClock';
import { onlyChoice, requestedTime, requestedVisit } from './requestedChoice';
import { isUnanswered, lossOf, mayBeOwn, refusalOf, slotOn } from './week';

/** Services and doctors have one message (specification §8). */
const PARTNER = { services: 'doctors', doctors: 'services' } as const;

/** What the booking machine is made of: its guards, its actions, and the actors that a session gives it. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingNews,
    input: {} as KnownStart | undefined,
  },
  actors: {
    // Given by the session: the machine itself knows no network.
    submit: fromPromise<FormOutcome, AppointmentCall>(() =>
      Promise.reject(new Error('No submit was provided.')),
    ),
    loads: fromCallback<LoadCommand, undefined, LoadEvent>(() => undefined),
    clock: minuteClock,
    draft: noDraft,
  },
  delays: DELAYS,
  guards: {
    serviceIsChosen: ({ context }) => context.serviceId !== null,
    slotIsFree: ({ context, event }) => {
      assertEvent(event, 'slot.pressed');
      return slotOn(context, event.slot) !== undefined && refusalOf(context, event.slot) === null;
    },
    slotIsRefused: ({ context, event }) => {
      assertEvent(event, 'slot.pressed');
      return refusalOf(context, event.slot) !== null;
    },
    pressedMayBeOwn: ({ context, event }) => {
      assertEvent(event, 'slot.pressed');
      return mayBeOwn(context, event.slot);
    },
    chosenIsLost: ({ context }) =>
      context.slot !== null && lossOf(context) !== null && !mayBeOwn(context, context.slot),
    /** Asked once after each answer that shows the time as taken, and when the visitor or the network is back. */
    chosenMayBeOwn: ({ context }) =>
      context.slot !== null &&
      mayBeOwn(context, context.slot) &&
      context.askedAfter !== context.loads.slots.data,
    requestIsKnown: ({ context }) => requestedVisit(context) !== undefined,
    oneDoctorIsOffered: ({ context }) => onlyChoice(context) !== undefined,
    requestedTimeIsKnown: ({ context }) => requestedTime(context) !== undefined,
    partnerHasFailed: ({ context: { loads }, event }) => {
      assertEvent(event, 'load.failed');
      const { call } = event;
      return (call === 'services' || call === 'doctors') && loads[PARTNER[call]].hasFailed;
    },
    hadFailed: ({ context: { loads }, event }) => {
      assertEvent(event, 'load.succeeded');
      return loads[event.call].hasFailed;
    },
    isComplete: ({ context }) => Object.keys(context.problems).length === 0,
    isAccepted: (_, { kind }: FormOutcome) => kind === 'accepted',
    isTaken: (_, { kind }: FormOutcome) => kind === 'taken',
    isTakenAfterLostAnswer: ({ context }, { kind }: FormOutcome) =>
      kind === 'taken' &&
      isUnanswered(context, context.slot) &&
      context.unanswered?.idempotencyKey !== context.idempotencyKey,
  },
  actions: {
    keepRequest: assign(({ event }) => {
      assertEvent(event, ['choice.requested', 'offer.chosen']);
      const requestedPrice = ('price' in event ? event.price : undefined) ?? null;
      return { requested: event.choice, requestedPrice, passedOver: null, unsent: null };
    }),
    chooseRequested: assign(({ context }) => requestedVisit(context) ?? {}),
    chooseOnlyDoctor: assign(({ context }) => onlyChoice(context) ?? {}),
    chooseRequestedTime: assign(({ context }) => requestedTime(context) ?? {}),
    chooseService: assign(({ context, event }) => {
      assertEvent(event, 'service.chosen');
      const { serviceId } = event;
      // A browser that goes back fills in what a draft has filled in already.
      if (serviceId === context.serviceId) return {};
      return { ...withDoctor(context, { serviceId, doctorId: null, price: null }), requested: null };
    }),
    choosePrice: assign(({ context, event }) => {
      assertEvent(event, 'price.chosen');
      return answered(context, { price: event.price });
    }),
    chooseDoctor: assign(({ context, event }) => {
      assertEvent(event, 'doctor.chosen');
      return { ...withDoctor(context, { doctorId: event.doctorId }), requested: null };
    }),
    followDoctor: sendTo('loads', ({ context: { doctorId } }) => ({ type: 'follow', doctorId })),
    chooseSlot: assign(({ context, event }) => {
      assertEvent(event, 'slot.pressed');
      return {
        ...answered(context, { slot: slotOn(context, event.slot) ?? null }),
        lostSlot: null,
        passedOver: null,
      };
    }),
    loseSlot: assign(({ context }) => ({
      ...withoutSlot(context),
      ...(isUnanswered(context, context.slot) && { unanswered: null }),
    })),
    /** Nothing was booked: the time that was asked about is somebody else's, and lost if it is still chosen. */
    loseAsked: assign(({ context }) => ({
      ...(isUnanswered(context, context.slot) && withoutSlot(context)),
      unanswered: null,
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
    tryAgain: assign({ unsent: null }),
    keepRefusal: assign((_, outcome: FormOutcome) => ({ unsent: refusedBy(outcome) })),
    keepLost: assign({ unsent: LOST }),
    admitSlow: assign({ isSlow: true }),
    endWait: assign({ isSlow: false }),
    takeNetwork: assign(({ event }) => ({ isOffline: event.type === 'network.lost' })),
    keepAttempt: assign(({ context }) => ({ unanswered: attemptOf(context) })),
    takeDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.found');
      return withDraft(context, event.draft);
    }),
    emptyForm: assign(({ context }) => emptied(context)),
    noteAsked: assign(({ context }) => ({ askedAfter: context.loads.slots.data ?? null })),
    askAgain: assign({ askedAfter: null }),
    empty: assign(({ context }, { attempt, outcome }: { attempt: Attempt; outcome: FormOutcome }) =>
      afterBooking(context, attempt, outcome.kind === 'accepted' ? outcome : {}),
    ),
    takeLoad: assign(({ context, event }) => {
      assertEvent(event, ['load.started', 'load.succeeded', 'load.failed']);
      const { type, call, data } = event;
      const isBusy = type === 'load.started';
      // A failure stands until something else has come of trying again.
      const hasFailed = type === 'load.failed' || (isBusy && context.loads[call].hasFailed);
      return { loads: { ...context.loads, [call]: { data, isBusy, hasFailed } } };
    }),
    compareClocks: sendTo('clock', ({ context }) => ({
      type: 'compare',
      offset: context.loads.slots.data?.clockOffset,
    })),
    lookAtClock: sendTo('clock', { type: 'look' }),
    takeMinute: assign(({ event }) => {
      assertEvent(event, 'minute.began');
      return { now: event.now };
    }),
    tellLoads: sendTo('loads', ({ event }) => {
      assertEvent(event, ['load.retried', 'visitor.returned', 'network.lost', 'network.returned']);
      return event;
    }),
    tellLoadFailed: emit(({ event }) => {
      assertEvent(event, 'load.failed');
      return { type: 'booking.loadFailed' as const, call: event.call };
    }),
    tellLoadRecovered: emit(({ event }) => {
      assertEvent(event, 'load.succeeded');
      return { type: 'booking.loadRecovered' as const, call: event.call };
    }),
    tellInvalid: emit(({ context }) => ({
      type: 'booking.invalid' as const,
      fields: BOOKING_FIELDS.filter((field) => context.problems[field] !== undefined),
    })),
    tellAttempt: emit({ type: 'booking.attempted' }),
    tellRefused: emit(({ context, event }) => {
      assertEvent(event, 'slot.pressed');
      return { type: 'booking.slotRefused' as const, status: refusalOf(context, event.slot) ?? 'taken' };
    }),
    tellChosen: emit({ type: 'booking.slotChosen' }),
    tellLost: emit(({ context }) => ({
      type: 'booking.slotLost' as const,
      status: lossOf(context) ?? 'taken',
    })),
    tellTaken: emit({ type: 'booking.slotTaken' }),
    tellFailed: emit({ type: 'booking.failed' }),
    tellSucceeded: emit({ type: 'booking.succeeded' }),
  },
});

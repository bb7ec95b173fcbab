import { assertEvent, assign, emit, fromPromise, setup, type ExtractEvent } from 'xstate';
import { sendAppointment, type FormCall, type FormOutcome } from '../../../api/sendForm';
import type { RequestedChoice } from '../../../content/bookingQuery';
import type { AppointmentRequest, Id, Patient, SlotOnDate } from '../../../domain/entities';
import type { RefusedStatus, TimeOnDate } from '../../../domain/slotStatus';
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
import type { ChosenPrice } from './bookedAppointment';
import {
  withAnswers,
  appointmentRequest,
  bookingProblems,
  EMPTY_BOOKING,
  NOTHING_CHOSEN,
  withDoctor,
  withoutSlot,
  withReceipt,
  withService,
  withSlot,
  withTaken,
  type BookingContext,
  type BookingField,
} from './bookingContext';
import { withDraft, type BookingDraft } from './bookingDraft';
import { withRequest, withSettled, type SettledChoice } from './choice';

export type VisitorEvent =
  /** The page's address names a service, and possibly more. */
  | { readonly type: 'choice.requested'; readonly choice: RequestedChoice }
  /** A doctor's first free time, which the page offers in one press. */
  | { readonly type: 'offer.chosen'; readonly choice: RequestedChoice }
  | { readonly type: 'service.chosen'; readonly serviceId: Id | null }
  /** One of the service's consultations; null for none in particular. */
  | { readonly type: 'price.chosen'; readonly price: ChosenPrice | null }
  | { readonly type: 'doctor.chosen'; readonly doctorId: Id | null }
  | { readonly type: 'slot.chosen'; readonly slot: TimeOnDate }
  /** A slot that cannot be chosen was pressed. */
  | { readonly type: 'slot.refused'; readonly slot: SlotOnDate; readonly status: RefusedStatus }
  | { readonly type: 'field.changed'; readonly field: keyof Patient; readonly value: string }
  | { readonly type: 'receipt.dismissed' }
  | FormEvent;

export type SessionEvent =
  | { readonly type: 'draft.restored'; readonly draft: BookingDraft }
  /** The result of comparing a requested choice with the clinic's lists. */
  | { readonly type: 'choice.settled'; readonly choice: SettledChoice }
  /** The chosen slot was booked by another patient, has expired or is on a day off. */
  | { readonly type: 'slot.lost'; readonly status: RefusedStatus };

export type BookingEvent = VisitorEvent | SessionEvent;

/** The events that the machine emits, for messages and focus. */
export type BookingEmitted =
  | FormEmitted
  | { readonly type: 'slot.refused'; readonly status: RefusedStatus }
  | { readonly type: 'slot.chosen' }
  /** Another patient booked the chosen slot first. */
  | { readonly type: 'slot.taken' };

const form = formLogicOf<BookingContext, BookingEvent, AppointmentRequest, BookingField>({
  problemsOf: bookingProblems,
  requestOf: appointmentRequest,
});

/** Creates an action that changes the context by an event of one of these types. */
const changedBy = <Type extends BookingEvent['type']>(
  types: readonly Type[],
  change: (context: BookingContext, event: ExtractEvent<BookingEvent, Type>) => Partial<BookingContext>,
) =>
  assign<BookingContext, BookingEvent, undefined, BookingEvent, never>(({ context, event }) => {
    assertEvent(event, types);
    return change(context, event);
  });

const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
  },
  actors: {
    submit: fromPromise<FormOutcome, FormCall<AppointmentRequest>>(({ input }) => sendAppointment(input)),
  },
  delays: DELAYS,
  guards: {
    ...form.guards,
    isTaken: (_, { kind }: FormOutcome) => kind === 'taken',
    isBooked: ({ event }) => event.type === 'draft.restored' && event.draft.receipt !== null,
    namesTime: ({ event }) => event.type === 'choice.requested' && event.choice.time !== undefined,
  },
  actions: {
    ...form.actions,
    keepRequest: changedBy(['choice.requested', 'offer.chosen'], (_, { choice }) => withRequest(choice)),
    settleChoice: changedBy(['choice.settled'], (context, { choice }) => withSettled(context, choice)),
    chooseService: changedBy(['service.chosen'], (context, { serviceId }) => withService(context, serviceId)),
    choosePrice: changedBy(['price.chosen'], (context, { price }) => withAnswers(context, { price })),
    chooseDoctor: changedBy(['doctor.chosen'], (context, { doctorId }) => ({
      ...withDoctor(context, { doctorId }),
      requested: null,
    })),
    chooseSlot: changedBy(['slot.chosen'], (context, { slot }) => withSlot(context, slot)),
    loseSlot: assign(({ context }) => withoutSlot(context)),
    loseTaken: assign(({ context }) => withTaken(context)),
    changeField: changedBy(['field.changed'], (context, { field, value }) =>
      withAnswers(context, { patient: { ...context.patient, [field]: value } }),
    ),
    restoreDraft: changedBy(['draft.restored'], (context, { draft }) => withDraft(context, draft)),
    keepReceipt: assign(({ context }, outcome: FormOutcome) => withReceipt(context, outcome)),
    emptyForm: assign(NOTHING_CHOSEN),
    emitStatus: emit(({ event }) => {
      assertEvent(event, ['slot.refused', 'slot.lost']);
      return { type: 'slot.refused' as const, status: event.status };
    }),
    emitChosen: emit({ type: 'slot.chosen' }),
    emitTaken: emit({ type: 'slot.taken' }),
  },
});

const open = {
  ...OPEN,
  'choice.requested': { target: 'idle', actions: 'keepRequest' },
  'service.chosen': { target: 'idle', actions: 'chooseService' },
  'price.chosen': { target: 'idle', actions: 'choosePrice' },
  'doctor.chosen': { target: 'idle', actions: 'chooseDoctor' },
  'offer.chosen': { target: 'idle', actions: ['keepRequest', 'clearFailure'] },
  'slot.chosen': { target: 'idle', actions: ['chooseSlot', 'emitChosen'] },
  'slot.refused': { target: 'idle', actions: 'emitStatus' },
  'slot.lost': { target: 'idle', actions: ['loseSlot', 'emitStatus'] },
} as const;

/**
 * The booking machine: a submitted form is sent after 1000 ms (`formMachine`) and ends in `success`, or in `error`, open
 * again.
 */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  context: EMPTY_BOOKING,
  on: NETWORK,
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
    submitted: submittedState('booking', form.input, [
      {
        guard: { type: 'isAccepted', params: verdict },
        target: '#booking.success',
        actions: [{ type: 'keepReceipt', params: verdict }, 'emitSucceeded'],
      },
      {
        guard: { type: 'isTaken', params: verdict },
        target: '#booking.error',
        actions: ['loseTaken', 'emitTaken'],
      },
    ]),
    // The receipt replaces the form until the visitor asks for another time.
    success: {
      on: {
        'receipt.dismissed': { target: 'idle', actions: 'emptyForm' },
        'choice.requested': { guard: 'namesTime', target: 'idle', actions: ['emptyForm', 'keepRequest'] },
      },
    },
    error: { on: open, after: { errorDelay: 'idle' } },
  },
});

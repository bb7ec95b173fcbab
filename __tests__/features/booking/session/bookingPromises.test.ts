import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { patientOf } from '../../../../src/domain/entities';
import { cleaned } from '../../../../src/domain/validation';
import type { BookingContext } from '../../../../src/features/booking/session/bookingContext';
import { bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import { reconciledChoice } from '../../../../src/features/booking/session/reconciledChoice';
import {
  brokenBy,
  commonEvents,
  exploreForm,
  typedInto,
  type FormGraphEvent,
  type FormPromise,
} from '../../form/formGraph';
import { FORM_PROMISES, isAct, isEqual, isLocked, isTaken } from '../../form/formPromises';
import { SLOT_DAY, filledStore, SERVICE_OF, SLOT_OF } from './filledStore';

const EMPTY = patientOf(() => '');
const PATIENT = {
  ...EMPTY,
  firstName: 'Ana',
  lastName: 'Pop',
  phone: '0700 000 000',
  email: 'ana@exemplu.example',
};
const CONTROL = { key: 'control', name: 'Control', cost: 250 };

const LISTS = [filledStore().getState(), filledStore(true).getState()];

/** Returns what the session finds in the clinic's lists, while a time is free and after it was booked. */
const found = (snapshot: AnyMachineSnapshot): readonly FormGraphEvent[] =>
  LISTS.flatMap((lists) => {
    const event = reconciledChoice(lists, snapshot as SnapshotFrom<typeof bookingMachine>);
    return event === null ? [] : [{ ...event }];
  });

const timeOf = ({ doctorId }: BookingContext) => SLOT_OF[doctorId as keyof typeof SLOT_OF];

/** Returns the press of a time: the calendar stands once the address was followed. */
const times = (context: BookingContext): readonly FormGraphEvent[] =>
  context.requested === null && context.doctorId !== null
    ? [{ type: 'slot.chosen', slot: timeOf(context) }]
    : [];

const requested = (type: string, service: string, doctor?: string, slot?: number): FormGraphEvent => ({
  type,
  choice: { service, doctor, time: slot && { date: SLOT_DAY, slot: String(slot) } },
});
const TIMED = requested('choice.requested', '1', '5', 20);

const ADDRESSES = [
  TIMED,
  requested('choice.requested', '1'),
  requested('choice.requested', '2', '99'),
  requested('choice.requested', '1', '5', 99),
  requested('offer.chosen', '1', '5', 20),
];

const explored = (
  before: readonly FormGraphEvent[],
  eventsIn: (context: BookingContext) => readonly FormGraphEvent[],
) =>
  exploreForm<BookingContext>({
    machine: bookingMachine,
    before,
    eventsIn: (context, snapshot) => [...eventsIn(context), ...found(snapshot)],
    textsOf: ({ patient }) => patient,
    contentOf: ({ doctorId, slot, price, patient }) => ({
      ...cleaned({
        ...patient,
        message:
          price === null ? patient.message : `Consultația aleasă: Control, 250 lei\n${patient.message}`,
      }),
      doctorId,
      slotId: slot?.slotId,
      date: slot?.date,
    }),
    isComplete: ({ serviceId, doctorId, slot, patient }) =>
      ![serviceId, doctorId, slot, patient.firstName, patient.lastName, patient.phone, patient.email].some(
        (answer) => answer === null || answer === '',
      ),
  });

/** Every choice in every order, and what comes of its booking. */
const choosing = explored(typedInto(PATIENT), (context) => [
  ...[1, 2, null].map((serviceId) => ({ type: 'service.chosen', serviceId })),
  ...[2, 5, 8, null]
    .filter((id) => id === null || SERVICE_OF[id] === context.serviceId)
    .map((doctorId) => ({ type: 'doctor.chosen', doctorId })),
  ...(context.serviceId === 1 ? [{ type: 'price.chosen', price: CONTROL }] : []),
  ...times(context),
  ...ADDRESSES,
  ...commonEvents(context).filter(({ type }) => type === 'form.submitted'),
  { type: 'receipt.dismissed' },
]);
const CHOSEN = [
  { type: 'service.chosen', serviceId: 1 },
  { type: 'doctor.chosen', doctorId: 2 },
  { type: 'slot.chosen', slot: SLOT_OF[2] },
];
const REQUEST = { ...PATIENT, doctorId: 2, slotId: SLOT_OF[2].slotId, date: SLOT_DAY };
const ATTEMPT = { request: REQUEST, idempotencyKey: 'earlier', isLost: true, isRepeated: false };

const restored = (draft: object): FormGraphEvent => ({
  type: 'draft.restored',
  draft: { patient: PATIENT, attempt: null, receipt: null, ...draft },
});

/** A booking whose answer was lost is changed and sent, while the network comes and goes. */
const sending = explored([restored({ attempt: ATTEMPT }), ...CHOSEN], (context) => [
  ...commonEvents(context),
  ...['', 'Ioana', PATIENT.firstName, `${PATIENT.firstName} `].flatMap((firstName) =>
    typedInto({ firstName }),
  ),
  ...times(context),
  TIMED,
  { type: 'receipt.dismissed' },
]);

const RECEIPT = { serviceId: 1, doctorId: 2, slot: SLOT_OF[2], patientName: 'Ana Pop', price: null };

/** A confirmation of an earlier session, while addresses change and the network comes and goes. */
const confirmed = explored([restored({ patient: EMPTY, receipt: RECEIPT })], () => [
  ...ADDRESSES,
  { type: 'network.lost' },
  { type: 'network.returned' },
  { type: 'receipt.dismissed' },
]);

const edges = [...choosing, ...sending, ...confirmed];

const asksForTime = ({ type, choice }: FormGraphEvent): boolean =>
  type === 'choice.requested' &&
  typeof choice === 'object' &&
  Reflect.get(choice ?? {}, 'time') !== undefined;

const BOOKING_PROMISES: Readonly<Record<string, FormPromise<BookingContext>>> = {
  'a doctor never outlives the service, nor a consultation its own': {
    when: ({ to }) => to.context.doctorId !== null || to.context.price !== null,
    holds: ({ to: { context } }) =>
      (context.doctorId === null || SERVICE_OF[Number(context.doctorId)] === context.serviceId) &&
      (context.price === null || context.serviceId === 1),
  },
  'a time never outlives its doctor, be it chosen or lost': {
    when: ({ to }) => to.context.slot !== null || to.context.lostSlot !== null,
    holds: ({ to: { context } }) =>
      [context.slot, context.lostSlot].every(
        (time) => time === null || time.slotId === timeOf(context).slotId,
      ),
  },
  'a time is never chosen and lost at once': {
    when: ({ to }) => to.context.lostSlot !== null,
    holds: ({ to }) => to.context.slot === null,
  },
  'a part of the address that is not offered is named until the patient chooses': {
    when: ({ from }) => from.context.notOffered !== null,
    holds: (edge) => edge.to.context.notOffered !== null || isAct(edge) || edge.to.name === 'success',
  },
  'an address is followed in an open form, and never while it is sent': {
    when: ({ from, event }) => event.type === 'choice.requested' && from.name !== 'success',
    holds: ({ from, event, to }) =>
      isLocked(from)
        ? isEqual(to.context, from.context)
        : to.name === 'idle' && isEqual(to.context.requested, event.choice),
  },
  'an answer that the time is taken loses the time, and nothing else': {
    when: (edge) => isTaken(edge),
    holds: ({ from, to }) =>
      to.context.slot === null &&
      isEqual({ ...to.context.lostSlot, mayBeOwn: undefined }, from.context.slot) &&
      isEqual({ ...to.content, slotId: 0, date: '' }, { ...from.content, slotId: 0, date: '' }),
  },
  'a booking without an answer is forgotten by an answer, another booking and an emptied form only': {
    when: ({ from, to }) =>
      from.context.attempt?.isLost === true &&
      to.context.attempt?.idempotencyKey !== from.context.attempt.idempotencyKey,
    holds: ({ event }) =>
      event.output !== undefined || ['form.submitted', 'form.emptied'].includes(event.type),
  },
  'a confirmation names what was sent': {
    when: ({ event }) => event.output?.kind === 'accepted',
    holds: ({ from, to }) => {
      const { receipt } = to.context;
      const { serviceId, doctorId, slot, price } = from.context;
      const named = receipt && [receipt.serviceId, receipt.doctorId, receipt.slot, receipt.price];
      return isEqual(named, [serviceId, doctorId, slot, price]);
    },
  },
  'a confirmation stays until it is closed, or an address asks for a time': {
    when: ({ from, to }) => from.context.receipt !== null && to.context.receipt === null,
    holds: ({ event }) => event.type === 'receipt.dismissed' || asksForTime(event),
  },
  'a confirmation stands in the place of the form, never beside it': {
    when: ({ to }) => to.name === 'success' || to.context.receipt !== null,
    holds: ({ to }) => to.name === 'success' && to.context.receipt !== null,
  },
};

test.each(Object.entries({ ...FORM_PROMISES, ...BOOKING_PROMISES }))(
  'in a booking, %s',
  (_promise, promise) => {
    expect(brokenBy(edges, promise)).toEqual([]);
  },
);

import type { AnyMachineSnapshot } from 'xstate';
import { PATHS } from '../../content/paths';
import { SAMPLE_PRICES } from '../../content/sample/prices';
import { EMPTY_BOOKING, type BookingContext } from '../../features/booking/session/bookingContext';
import type { LoadEvent } from '../../features/booking/session/bookingEvents';
import { bookingMachine } from '../../features/booking/session/bookingMachine';
import { SAMPLE_PERSON } from '../scenario/samplePerson';
import type { Move } from './move';
import { does, networkMoves, ownMovesOf, type World } from './world';

const DOCTOR = 1;
const CHOSEN = { slotId: 103, date: '2026-11-25' };
/** A Monday after this slot has begun. */
const START = '2026-11-23 12:00';
const PASSED = { slotId: 101, date: '2026-11-23' };

const FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const;

const service: Move = {
  event: { type: 'service.chosen', serviceId: 1 },
  send: { type: 'service.chosen', serviceId: 1 },
};
const [PRICE = null] = SAMPLE_PRICES;
const price: Move = {
  event: { type: 'price.chosen', price: PRICE },
  send: { type: 'price.chosen', price: PRICE?.key ?? null },
};
const doctor: Move = {
  event: { type: 'doctor.chosen', doctorId: DOCTOR },
  send: { type: 'doctor.chosen', doctorId: DOCTOR },
};
const slot: Move = {
  event: { type: 'slot.pressed', slot: CHOSEN },
  send: { type: 'slot.chosen', slot: CHOSEN },
};
const refused: Move = {
  event: { type: 'slot.pressed', slot: PASSED },
  send: { type: 'slot.refused', status: 'expired', slot: PASSED },
};
const submitted: Move = {
  event: { type: 'form.submitted', idempotencyKey: 'replay' },
  send: { type: 'form.submitted' },
};
function typed(field: (typeof FIELDS)[number]): Move {
  const changed = { type: 'field.changed', field, value: SAMPLE_PERSON[field] } as const;
  return { event: changed, send: changed };
}
const dismissed: Move = { event: { type: 'receipt.dismissed' }, send: { type: 'receipt.dismissed' } };

const loaded = (call: LoadEvent['call'], data: unknown) => ({ type: 'load.succeeded', call, data });
const dayOff = { startDate: CHOSEN.date, endDate: CHOSEN.date };
const slots = (bookedDates: readonly string[]) => ({
  slots: [
    { id: PASSED.slotId, weekday: 0, startTime: '09:00', endTime: '09:30', bookedDates: [] },
    { id: CHOSEN.slotId, weekday: 2, startTime: '10:00', endTime: '10:30', bookedDates },
  ],
  clockOffset: 0,
});
const taken = { id: CHOSEN.slotId, day: 2, start_time: '10:00', end_time: '10:30' };

/** What comes by itself as soon as a doctor is chosen. */
const arrivals: readonly Move[] = [{ event: loaded('slots', slots([])) }, { event: loaded('vacations', []) }];

/** The chosen slot is gone when the visitor comes back: a day off, or somebody's. */
const returns: readonly Move[] = [
  {
    event: loaded('vacations', [dayOff]),
    send: { type: 'visitor.returned' },
    answers: {
      vacations: [{}, { body: { payload: [{ start_date: dayOff.startDate, end_date: dayOff.endDate }] } }],
    },
  },
  {
    event: loaded('slots', slots([CHOSEN.date])),
    send: { type: 'visitor.returned' },
    answers: { slots: [{}, { body: [{ slot: taken, appointments: [{ date: CHOSEN.date }] }] }] },
  },
];

const ownMoves = ownMovesOf(bookingMachine, [
  [{ kind: 'accepted', reference: 'LM-2026-7' }, {}],
  [{ kind: 'taken' }, { status: 409 }],
  [{ kind: 'notAccepted' }, { body: { status: 500 } }],
]);

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as BookingContext;

function moves(snapshot: AnyMachineSnapshot): readonly Move[] {
  const context = contextOf(snapshot);
  const { receipt, serviceId, doctorId, slot: chosen, loads } = context;
  const arriving = arrivals[loads.slots.data === undefined ? 0 : 1];
  if (doctorId !== null && loads.vacations.data === undefined) return arriving ? [arriving] : [];
  const next = FIELDS.find((field) => context.patient[field] === '') ?? 'firstName';
  return [
    service,
    doctor,
    slot,
    submitted,
    ...(serviceId === null ? [] : [price]),
    ...(doctorId === null ? [] : [refused]),
    ...(receipt === null ? [] : [dismissed]),
    ...(chosen === null ? [] : returns),
    typed(next),
  ];
}

const failing = { status: 500, delay: 200 };
const wait: Move = { event: { type: '' }, advance: 200 };

export const bookingWorld: World = {
  machine: 'booking',
  start: START,
  context: {
    ...EMPTY_BOOKING,
    now: { date: '2026-11-23', time: '12:00' },
    loads: {
      ...EMPTY_BOOKING.loads,
      services: { data: [{ id: 1, name: '' }], isBusy: false, hasFailed: false },
      doctors: {
        data: [{ id: DOCTOR, firstName: '', lastName: '', serviceId: 1 }],
        isBusy: false,
        hasFailed: false,
      },
    },
  },
  moves,
  ownMoves,
  alike: (snapshot) => {
    const context = contextOf(snapshot);
    const { serviceId, doctorId, slot: chosen, lostSlot, patient, problems, receipt, unanswered } = context;
    const written = FIELDS.filter((field) => patient[field] !== '').length;
    const marks = [chosen, lostSlot, receipt, unanswered].map((part) => part !== null);
    const { slots: times, vacations } = context.loads;
    const known = [times.data?.slots[1]?.bookedDates.length, vacations.data?.length];
    return JSON.stringify([serviceId, doctorId, written, marks, known, Object.keys(problems).length > 0]);
  },
  openings: [
    { answers: { services: [failing, {}] }, moves: [wait, does({ type: 'load.retried', call: 'services' })] },
    { answers: { services: [failing], doctors: [failing] }, moves: [wait] },
    { answers: { vacations: [failing] }, moves: [service, doctor, wait] },
    { answers: { slots: [failing] }, moves: [service, doctor, wait] },
    { answers: {}, moves: networkMoves },
    { answers: {}, address: `${PATHS.booking}?serviciu=1`, moves: [wait] },
  ],
};

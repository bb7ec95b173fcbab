import type { AnyMachineSnapshot } from 'xstate';
import type { BookingContext } from '../../features/booking/bookingContext';
import { bookingMachine } from '../../features/booking/bookingMachine';
import { SAMPLE_PERSON } from '../scenario/samplePerson';
import type { Move } from './move';
import { ownMovesOf, type World } from './world';

const DOCTOR = 1;
const CHOSEN = { slotId: 103, date: '2026-11-25' };
const TIMES = { startTime: '10:00', endTime: '10:30' };
/** A Monday after this slot has begun. */
const START = '2026-11-23 12:00';
const PASSED = { slotId: 101, date: '2026-11-23' };

const FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const;

const service: Move = {
  event: { type: 'service.chosen', serviceId: 1 },
  send: { type: 'service.chosen', serviceId: 1 },
};
const doctor: Move = {
  event: { type: 'doctor.chosen', doctorId: DOCTOR },
  send: { type: 'doctor.chosen', doctorId: DOCTOR },
};
const slot: Move = {
  event: { type: 'slot.chosen', slot: { ...CHOSEN, ...TIMES } },
  send: { type: 'slot.chosen', slot: CHOSEN },
};
const refused: Move = {
  event: { type: 'slot.refused', status: 'expired' },
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
const lost = { type: 'slot.lost', status: 'vacation' } as const;

const DAY_OFF = { status: 200, payload: [{ start_date: CHOSEN.date, end_date: CHOSEN.date }] };

/** The chosen slot is gone when the visitor comes back. A taken one may be the visitor's own, after a failure. */
const returned: Move = {
  event: lost,
  send: { type: 'visitor.returned' },
  answers: { vacations: [{}, { body: DAY_OFF }] },
};

const ownMoves = ownMovesOf(bookingMachine, [
  [{ kind: 'created', reference: 'LM-2026-7' }, {}],
  [{ kind: 'taken' }, { status: 409 }],
  [{ kind: 'failed' }, { body: { status: 500 } }],
]);

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as BookingContext;

function moves(snapshot: AnyMachineSnapshot): readonly Move[] {
  const context = contextOf(snapshot);
  const next = FIELDS.find((field) => context.patient[field] === '') ?? 'firstName';
  const { receipt, doctorId, slot: chosen } = context;
  return [
    service,
    doctor,
    slot,
    submitted,
    ...(doctorId === null ? [] : [refused]),
    ...(receipt === null ? [] : [dismissed]),
    // The page loses a chosen slot by itself; without one, the machine has to refuse.
    chosen === null ? { event: { ...lost }, send: lost } : returned,
    typed(next),
  ];
}

const failing = { status: 500, delay: 200 };
const wait: Move = { event: { type: '' }, advance: 200 };

export const bookingWorld: World = {
  machine: 'booking',
  start: START,
  moves,
  ownMoves,
  alike: (snapshot) => {
    const { serviceId, doctorId, slot: chosen, lostSlot, patient, problems, receipt } = contextOf(snapshot);
    const written = FIELDS.filter((field) => patient[field] !== '').length;
    const marks = [chosen, lostSlot, receipt].map((part) => part !== null);
    return JSON.stringify([serviceId, doctorId, written, marks, Object.keys(problems).length > 0]);
  },
  openings: [
    { answers: { services: [failing] }, moves: [wait] },
    { answers: { vacations: [failing] }, moves: [service, doctor, wait] },
    { answers: { slots: [failing] }, moves: [service, doctor, wait] },
  ],
};

import { assign } from 'xstate';
import { failureWords } from '../../../src/replay/cli/report';
import { machineRunner } from '../../../src/replay/machine/machineRunner';
import { runScenario } from '../../../src/replay/run/runScenario';
import type { Scenario } from '../../../src/replay/scenario/scenario';
import { shipped } from '../support/shippedScenarios';

type Booking = typeof import('../../../src/features/booking/session/bookingMachine');

/** After a booking the form keeps what was typed and chosen. */
jest.mock('../../../src/features/booking/session/bookingMachine', () => {
  const actual = jest.requireActual<Booking>('../../../src/features/booking/session/bookingMachine');
  const bookingMachine = actual.bookingMachine.provide({
    actions: { keepReceipt: assign({ attempt: null }) },
  });
  return { ...actual, bookingMachine };
});

const DATE = '2026-11-25';
const slot = { id: 103, day: 2, start_time: '10:00', end_time: '10:30' };
const free = { slot, appointments: [], hasAppointments: false };
const booked = { slot, appointments: [{ date: DATE }], hasAppointments: true };

/** As it is recorded: the list that is fetched after the booking holds the booking itself. */
function recorded(): Scenario {
  const scenario = shipped('booking/programare-reusita.json');
  return { ...scenario, answers: { slots: [{ body: [free] }, { body: [booked] }] } };
}

test('a recorded booking fails if the form does not empty itself, as the recording has its own slot', async () => {
  const words = failureWords(await runScenario(recorded(), machineRunner()));
  expect(words).toContain('  context.patient.firstName');
});

import type { Scenario } from '../../../src/replay/scenario/scenario';

/** Returns a scenario that chooses a service and a doctor before `steps`. */
export const bookingScenario = (...steps: readonly object[]) =>
  ({
    version: 1,
    machine: 'booking',
    title: 'Titlu',
    start: '2026-11-23 08:00',
    steps: [
      { send: { type: 'service.chosen', serviceId: 1 } },
      { send: { type: 'doctor.chosen', doctorId: 1 } },
      ...steps,
    ],
  }) as Scenario;

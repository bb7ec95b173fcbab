import { createActor, fromCallback } from 'xstate';
import { bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import type { LoadEvent } from '../../../../src/features/booking/session/bookingEvents';
import type { LoadCommand } from '../../../../src/features/booking/session/clinicLoads';

test('a visit that begins with a doctor chosen keeps that doctor’s times up to date from the beginning', () => {
  const told: LoadCommand[] = [];
  const loads = fromCallback<LoadCommand, undefined, LoadEvent>(({ receive }) => {
    receive((command) => told.push(command));
  });
  const input = { services: [], doctors: [], visit: { start: { serviceId: 1, doctorId: 2 } } };
  const session = createActor(bookingMachine.provide({ actors: { loads } }), { input }).start();
  expect(session.getSnapshot().context).toMatchObject({ serviceId: 1, doctorId: 2 });
  expect(told).toEqual([{ type: 'follow', doctorId: 2 }]);
  session.stop();
});

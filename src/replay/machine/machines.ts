import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { bookingMachine } from '../../features/booking/bookingMachine';
import { contactMachine } from '../../features/contact/contactMachine';
import type { MachineName } from '../scenario/scenario';

export const MACHINES: Readonly<Record<MachineName, AnyStateMachine>> = {
  booking: bookingMachine,
  contact: contactMachine,
};

/** What a visitor's page may send in a state, e.g. `idle` or `submitted.waiting`. */
export function allowedEvents(machine: MachineName, state: string): readonly string[] {
  const path = state.split('.');
  const nodes = path.reduce<AnyStateNode[]>(
    (found, key) => {
      const inner = found.at(-1)?.states[key];
      return inner === undefined ? found : [...found, inner as AnyStateNode];
    },
    [MACHINES[machine].root],
  );
  const events = nodes.flatMap((node) => node.ownEvents.map(String));
  return [...new Set(events)].filter((event) => !event.startsWith('xstate.'));
}

import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { bookingMachine } from '../../features/booking/session/bookingMachine';
import { contactMachine } from '../../features/contact/session/contactMachine';
import type { MachineName } from '../scenario/scenario';

export const MACHINES: Readonly<Record<MachineName, AnyStateMachine>> = {
  booking: bookingMachine,
  contact: contactMachine,
};

export const isLeaf = ({ type }: AnyStateNode): boolean => type === 'atomic';

/** Returns the states that have no states inside; a form is always in one of them. */
export const leavesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  getStateNodes(machine).filter(isLeaf);

export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Returns a state's name, e.g. `submitted.waiting`. */
export const pathName = ({ path }: AnyStateNode): string => path.join('.');

/** Returns the name of a machine's state, in which no other is. A snapshot's `value` nests where names have a dot. */
export const stateName = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes.filter(isLeaf).map(pathName).join();

/** Returns a transition's guard; '' for none. */
export const guardName = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === 'object' ? guard.type : String(guard ?? '');

/**
 * Returns the readable name of an event type: `xstate.after.sendDelay.booking.submitted.waiting` → `after sendDelay`;
 * '' → `always`.
 */
function eventName(eventType: string): string {
  const [, kind, name] = /^xstate\.(after|done|error)(?:\.actor)?\.([^.]+)/.exec(eventType) ?? [];
  if (kind === 'after') return `after ${name ?? ''}`;
  return kind ?? (eventType || 'always');
}

/** Returns a transition's event and guard: `done [isTaken]`. */
export function triggerName(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition);
  return `${eventName(transition.eventType as string)}${guard && ` [${guard}]`}`;
}

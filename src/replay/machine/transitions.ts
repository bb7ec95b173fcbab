import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Its root first, which holds what the machine does in every state. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
];

export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** `submitted.waiting`, or `anywhere` for what does not depend on the state. */
export const pathName = ({ path }: AnyStateNode): string => path.join('.') || 'anywhere';

export const guardName = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === 'object' ? guard.type : String(guard ?? '');

/** `xstate.after.sendDelay.booking.submitted.waiting` → `after sendDelay`; `` → `always` */
function eventName(eventType: string): string {
  const [, kind, name] = /^xstate\.(after|done|error)(?:\.actor)?\.([^.]+)/.exec(eventType) ?? [];
  if (kind === 'after') return `after ${name ?? ''}`;
  return kind ?? (eventType || 'always');
}

/** `done [isTaken]` */
export function triggerName(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition);
  return `${eventName(transition.eventType as string)}${guard && ` [${guard}]`}`;
}

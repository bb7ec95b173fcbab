import {
  Actor,
  type AnyActor,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type StateValue,
} from 'xstate';

/** What a listener can learn about one machine while it runs. */
export interface MachineListener {
  /** Something from outside arrived: not the machine's own delays, nor what its requests came to. */
  readonly onEvent?: (event: { readonly type: string }) => void;
  /** The transitions just taken, as the machine's own definition objects. */
  readonly onTransitions?: (transitions: readonly AnyTransitionDefinition[]) => void;
  /** After every event, whatever it changed. */
  readonly onSnapshot?: (actor: AnyActor) => void;
}

/**
 * The one place that knows XState's inspection, which is about to change with version 6.
 * @returns what `createActor`'s `inspect` option and `actor.system.inspect` take
 */
export function inspectionOf(listener: MachineListener): (inspected: InspectionEvent) => void {
  return (inspected) => {
    const { actorRef, rootId } = inspected;
    // Requests are actors of their own; only the form's machine counts.
    if (actorRef.sessionId !== rootId) return;
    switch (inspected.type) {
      case '@xstate.event':
        if (inspected.sourceRef === undefined && !inspected.event.type.startsWith('xstate.')) {
          listener.onEvent?.(inspected.event);
        }
        break;
      case '@xstate.microstep':
        listener.onTransitions?.(inspected._transitions);
        break;
      case '@xstate.snapshot':
        if (actorRef instanceof Actor) listener.onSnapshot?.(actorRef);
        break;
    }
  };
}

/** `{ submitted: 'waiting' }` → `submitted.waiting`, as scenario files write it. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateName(inner)}`))
    .join(' + ');
}

import {
  Actor,
  type AnyActor,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type StateValue,
} from 'xstate';

/** The callbacks about one running machine. */
export interface MachineListener {
  /**
   * Called for an event that is neither one of the machine's own delays nor the result of a request.
   * @param isPatients true when it came from outside, false when the session's own loads or clock sent it
   */
  readonly onEvent?: (event: { readonly type: string }, isPatients: boolean) => void;
  /** One of the machine's own delays has passed; in ms. */
  readonly onDelay?: (ms: number) => void;
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
        if (!inspected.event.type.startsWith('xstate.'))
          listener.onEvent?.(inspected.event, inspected.sourceRef === undefined);
        else if (actorRef instanceof Actor) {
          const [, name = ''] = /^xstate\.after\.([^.]+)/.exec(inspected.event.type) ?? [];
          const { delays } = (actorRef.logic as AnyStateMachine).implementations;
          if (typeof delays[name] === 'number') listener.onDelay?.(delays[name]);
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

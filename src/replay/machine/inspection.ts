import {
  Actor,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ErrorActorEvent,
  type InspectedEventEvent,
  type InspectionEvent,
} from 'xstate';

/** Callbacks for one running machine. */
export interface MachineListener {
  /** Called for an event that is neither one of the machine's own delays nor the result of a request. */
  readonly onEvent?: (event: { readonly type: string }) => void;
  /** Called after one of the machine's own delays has passed, with the delay in ms. */
  readonly onDelay?: (ms: number) => void;
  /** Called when a request of the machine rejects, with the error's name and message. */
  readonly onRejection?: (reason: string) => void;
  /** Called with the transitions just taken, as the machine's own definition objects, and what they led to. */
  readonly onTransitions?: (
    transitions: readonly AnyTransitionDefinition[],
    after: AnyMachineSnapshot,
  ) => void;
  /** Called after every event, even if nothing changed. */
  readonly onSnapshot?: (actor: AnyActor) => void;
}

/** Formats an error; the store serializes those of its calls into plain objects. */
function reasonOf(error: unknown): string {
  const { name = 'Error', message = String(error) } = Object(error) as Partial<Error>;
  return `${name}: ${message}`;
}

/** Reports a visitor's event, an error of an actor, or a delay that has ended. */
function reportEvent(listener: MachineListener, { actorRef, event }: InspectedEventEvent): void {
  if (!event.type.startsWith('xstate.')) listener.onEvent?.(event);
  else if (event.type.startsWith('xstate.error.actor.'))
    listener.onRejection?.(reasonOf((event as ErrorActorEvent).error));
  else if (actorRef instanceof Actor) {
    const [, name = ''] = /^xstate\.after\.([^.]+)/.exec(event.type) ?? [];
    const { delays } = (actorRef.logic as AnyStateMachine).implementations;
    if (typeof delays[name] === 'number') listener.onDelay?.(delays[name]);
  }
}

/**
 * Adapts XState's inspection events to a listener; the only module that depends on them, because version 6 changes
 * them.
 * @returns a callback for `createActor`'s `inspect` option and for `actor.system.inspect`
 */
export function inspectionOf(listener: MachineListener): (inspected: InspectionEvent) => void {
  return (inspected) => {
    const { actorRef, rootId } = inspected;
    // Requests are actors too; only the form's machine counts.
    if (actorRef.sessionId !== rootId) return;
    if (inspected.type === '@xstate.event') reportEvent(listener, inspected);
    else if (inspected.type === '@xstate.microstep')
      listener.onTransitions?.(inspected._transitions, inspected.snapshot as AnyMachineSnapshot);
    else if (inspected.type === '@xstate.snapshot' && actorRef instanceof Actor)
      listener.onSnapshot?.(actorRef);
  };
}

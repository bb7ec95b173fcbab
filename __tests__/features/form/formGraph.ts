import {
  getNextTransitions,
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { FormOutcome } from '../../../src/api/sendForm';
import type { FormContext } from '../../../src/features/form/submission';
import { stateName } from '../../../src/replay/machine/chartNames';

/** A form between two events. */
export interface GraphState<Context extends FormContext = FormContext> {
  /** Such as `idle` or `submitted.waiting`. */
  readonly name: string;
  readonly context: Context;
  /** The typed texts by field. */
  readonly texts: Readonly<Record<string, string>>;
  /** The values that a request of this form has to carry. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly isComplete: boolean;
}

export interface FormGraphEvent extends EventObject {
  /** The server's answer. */
  readonly output?: FormOutcome;
  readonly [carried: string]: unknown;
}

/** One event in one state, and what it leads to. */
export interface Edge<Context extends FormContext = FormContext> {
  readonly from: GraphState<Context>;
  readonly event: FormGraphEvent;
  readonly to: GraphState<Context>;
}

/** The server's answers to a request. */
const OUTCOMES: readonly FormOutcome[] = [
  { kind: 'accepted' },
  { kind: 'taken' },
  { kind: 'notAccepted' },
  { kind: 'refused', reason: null },
];

/** Returns the events that come from the machine itself: a passed delay, and every answer to its request, or none. */
const ownEvents = (snapshot: AnyMachineSnapshot): readonly FormGraphEvent[] =>
  getNextTransitions(snapshot).flatMap((taken): readonly FormGraphEvent[] => {
    const type = String(taken.eventType);
    if (type.startsWith('xstate.done.')) return OUTCOMES.map((output) => ({ type, output }));
    return type.startsWith('xstate.') ? [{ type, error: new Error('The answer was lost.') }] : [];
  });

interface Exploration<Context extends FormContext> {
  readonly machine: AnyStateMachine;
  /** The events before the first explored state. */
  readonly before: readonly FormGraphEvent[];
  /** Returns the events that can come from outside in a state. */
  readonly eventsIn: (context: Context, snapshot: AnyMachineSnapshot) => readonly FormGraphEvent[];
  readonly textsOf: (context: Context) => object;
  readonly contentOf: (context: Context) => object;
  readonly isComplete: (context: Context) => boolean;
}

/** Returns whether a request carries all that a form shows. */
export const carries = (request: object, content: GraphState['content']): boolean =>
  Object.entries(content).every(([name, value]) => Reflect.get(request, name) === value);

/** Returns every edge that a form can take. States that differ only in an older request count as one. */
export function exploreForm<Context extends FormContext>({
  machine,
  before,
  eventsIn,
  textsOf,
  contentOf,
  isComplete,
}: Exploration<Context>): readonly Edge<Context>[] {
  const stateOf = (snapshot: AnyMachineSnapshot): GraphState<Context> => {
    const context = snapshot.context as Context;
    return {
      name: stateName(snapshot),
      context,
      texts: { ...textsOf(context) },
      content: { ...contentOf(context) },
      isComplete: isComplete(context),
    };
  };
  const keyOf = (snapshot: AnyMachineSnapshot): string => {
    const { name, context, content } = stateOf(snapshot);
    const { attempt } = context;
    const { isLost, isRepeated, request } = attempt ?? { request: {} };
    return JSON.stringify([name, { ...context, attempt: [isLost, isRepeated, carries(request, content)] }]);
  };
  const edgeOf = (state: AnyMachineSnapshot, event: FormGraphEvent, nextState: AnyMachineSnapshot) => ({
    from: stateOf(state),
    event,
    to: stateOf(nextState),
  });
  let [fromState] = initialTransition(machine) as [AnyMachineSnapshot, unknown];
  const beginning = before.map((event) => {
    const state = fromState;
    [fromState] = transition(machine, state, event) as [AnyMachineSnapshot, unknown];
    return edgeOf(state, event, fromState);
  });
  const graph = getAdjacencyMap<AnyMachineSnapshot, FormGraphEvent, unknown>(machine, {
    fromState,
    events: (snapshot) => [...eventsIn(snapshot.context as Context, snapshot), ...ownEvents(snapshot)],
    serializeState: keyOf,
  });
  const edges = adjacencyMapToArray(graph).map(({ state, event, nextState }) =>
    edgeOf(state, event, nextState),
  );
  return [...beginning, ...edges];
}

/** Returns the events that can come to either form at any time. Each press brings another key. */
export const commonEvents = ({ attempt }: FormContext): readonly FormGraphEvent[] => [
  { type: 'form.submitted', idempotencyKey: attempt?.idempotencyKey === 'one' ? 'another' : 'one' },
  { type: 'form.emptied' },
  { type: 'network.lost' },
  { type: 'network.returned' },
];

/** Returns the events by which texts are typed into the fields of a form. */
export const typedInto = (texts: object): readonly FormGraphEvent[] =>
  Object.entries(texts).map(([field, value]: [string, string]) => ({ type: 'field.changed', field, value }));

/** A promise of a form, for every event in every state. */
export interface FormPromise<Context extends FormContext = FormContext> {
  /** Returns whether the promise says something about an edge. */
  readonly when: (edge: Edge<Context>) => boolean;
  readonly holds: (edge: Edge<Context>) => boolean;
}

const MAX_LISTED = 5;

/**
 * Returns where a promise is broken: `idle + field.changed → submitted.waiting`.
 * @throws {Error} if it says nothing about any edge, and so could not be broken
 */
export function brokenBy<Context extends FormContext>(
  edges: readonly Edge<Context>[],
  { when, holds }: FormPromise<Context>,
): readonly string[] {
  const meant = edges.filter(when);
  if (meant.length === 0) throw new Error('The promise is about no event in no state.');
  const broken = meant.filter((edge) => !holds(edge));
  const words = broken.map(({ from, event, to }) => `${from.name} + ${event.type} → ${to.name}`);
  return [...new Set(words)].slice(0, MAX_LISTED);
}

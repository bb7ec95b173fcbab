import { getShortestPaths } from 'xstate/graph';
import { createActor, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import { MACHINES } from '../machine/machines';
import type { Move } from './move';
import type { World } from './world';

/** Delays and answers come only where the machine waits for them. */
const awaits = ({ _nodes }: AnyMachineSnapshot, { type }: EventObject): boolean =>
  _nodes.some(({ transitions }) => transitions.has(type));

/** Its actors are there to be told, but have not begun to do anything. */
function openPage(machine: AnyStateMachine, context: object): AnyMachineSnapshot {
  const opened: AnyMachineSnapshot = machine.resolveState({ value: 'idle', context });
  return Object.assign(opened, { children: createActor(machine).getSnapshot().children as unknown });
}

/**
 * The shortest way to every situation by each move from each state, so that every transition is the end of one; the
 * shortest come first.
 */
export function machinePaths(world: World): readonly (readonly Move[])[] {
  const moves = new Map<EventObject, Move>();
  const machine = MACHINES[world.machine];
  const paths = getShortestPaths(machine, {
    fromState: openPage(machine, world.context),
    events: (snapshot: AnyMachineSnapshot) =>
      [...world.moves(snapshot), ...world.ownMoves.filter(({ event }) => awaits(snapshot, event))].map(
        (move) => {
          moves.set(move.event, move);
          return move.event;
        },
      ),
    serializeState: (
      snapshot: AnyMachineSnapshot,
      event: EventObject | undefined,
      before?: AnyMachineSnapshot,
    ) => JSON.stringify([before?.value, event, snapshot.value, world.alike(snapshot)]),
  });
  return paths
    .map(({ steps }) => steps.flatMap(({ event }: { readonly event: EventObject }) => moves.get(event) ?? []))
    .sort((a, b) => a.length - b.length);
}

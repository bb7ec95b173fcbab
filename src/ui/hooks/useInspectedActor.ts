import { useActorRef } from '@xstate/react';
import type { Actor, AnyStateMachine, InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** Shows what happens in every machine from now on; works in QA builds only. */
export function inspectMachines(inspect: Inspector): void {
  inspector = inspect;
}

type UseActor = <Machine extends AnyStateMachine>(machine: Machine) => Actor<Machine>;

const useInspected: UseActor = (machine) => {
  const options = { inspect: (event: InspectionEvent) => inspector?.(event) };
  // The options' type depends on the machine's input, which no machine here has.
  return useActorRef(machine, ...([options] as never));
};

/** Runs a machine while its component is on the page; in a QA build the panel looks on. */
export const useInspectedActor: UseActor = process.env.QA_PANEL ? useInspected : (useActorRef as UseActor);

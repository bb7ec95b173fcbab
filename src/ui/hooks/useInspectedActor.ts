import { useActorRef } from '@xstate/react';
import type { AnyStateMachine, InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** Shows what happens in every machine from now on; works in QA builds only. */
export function inspectMachines(inspect: Inspector): void {
  inspector = inspect;
}

function useInspected(machine: AnyStateMachine, options?: object) {
  return useActorRef(machine, { ...options, inspect: (event: InspectionEvent) => inspector?.(event) });
}

/** What a QA build takes in the place of XState's own hook, so that the panel can look on. */
export const useInspectedActor = useInspected as unknown as typeof useActorRef;

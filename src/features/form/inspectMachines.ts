import type { InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** Passes every later machine event to the inspector; works in QA builds only. */
export function inspectMachines(inspect: Inspector): void {
  inspector = inspect;
}

/** Options of a form's actor; in a QA build the bench inspects it. */
export const inspected = process.env.QA_BENCH
  ? { inspect: (event: InspectionEvent) => inspector?.(event) }
  : {};

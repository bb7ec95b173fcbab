import type { MachineListener } from '../inspection';
import { machineStage } from '../machine/machineStage';
import type { CreateStage } from '../run/stage';
import type { ReplayOptions } from './options';

/** Where a whole set is played. */
export interface Theater {
  readonly stage: CreateStage;
  readonly close: () => Promise<void>;
}

/** @param listener hears the machines, where they run in this process by themselves */
export function openTheater(_options: ReplayOptions, listener: MachineListener): Promise<Theater> {
  return Promise.resolve({ stage: machineStage(listener), close: () => Promise.resolve() });
}

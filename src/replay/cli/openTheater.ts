import type { MachineListener } from '../inspection';
import { machineStage } from '../machine/machineStage';
import type { CreateStage } from '../run/stage';
import type { ReplayOptions } from './options';

/** Where a whole set is played. */
export interface Theater {
  readonly stage: CreateStage;
  readonly close: () => Promise<void>;
}

const nothingToClose = () => Promise.resolve();

async function openPageTheater(): Promise<Theater> {
  const { openDom } = await import('../page/openDom');
  openDom();
  const { domStage } = await import('../page/domStage');
  return { stage: await domStage(), close: nothingToClose };
}

/** @param listener hears the machines, where they run in this process by themselves */
export async function openTheater(options: ReplayOptions, listener: MachineListener): Promise<Theater> {
  if (options.in === 'page') return openPageTheater();
  return { stage: machineStage(listener), close: nothingToClose };
}

import type { CreateStage } from '../run/stage';
import { domDriver } from './domDriver';
import { loadLateCode } from './lateCode';
import { pageStage } from './pageStage';

/** Plays scenarios in the rendered page, without a browser. There must be a document. */
export async function domStage(): Promise<CreateStage> {
  await loadLateCode();
  return (scenario, desk, start, watchdog) =>
    pageStage(scenario, desk, domDriver(scenario, desk, start, watchdog));
}

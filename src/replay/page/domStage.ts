import type { CreateStage } from '../run/stage';
import { domDriver } from './domDriver';
import { pageStage } from './pageStage';

/** Plays scenarios in the rendered page, without a browser. There must be a document. */
export const domStage: CreateStage = (scenario, desk, start, limit) =>
  pageStage(scenario, desk, domDriver(scenario, desk, start, limit));

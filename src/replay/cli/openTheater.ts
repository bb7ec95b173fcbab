import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MachineListener } from '../machine/inspection';
import { machineStage } from '../machine/machineStage';
import type { Theater } from '../run/stage';
import { Unusable, type ReplayOptions } from './options';

const nothingToClose = () => Promise.resolve();

/**
 * @param listener hears the machines, where they run in this process by themselves
 * @throws Unusable without a site that a browser could visit
 */
export async function openTheater(options: ReplayOptions, listener: MachineListener): Promise<Theater> {
  switch (options.in) {
    case 'machine':
      return { stage: machineStage(listener), close: nothingToClose };
    case 'page': {
      const { openDom } = await import('../page/openDom');
      openDom();
      const { domStage } = await import('../page/domStage');
      return { stage: domStage, close: nothingToClose };
    }
    case 'browser': {
      const { dist = 'dist' } = options;
      if (!existsSync(path.join(dist, 'server/main.js')))
        throw new Unusable(`There is no built site in ${dist}: run npm run build first.`);
      const { openBrowserTheater } = await import('../browser/openBrowserTheater');
      return openBrowserTheater(options);
    }
  }
}

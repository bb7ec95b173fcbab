import path from 'node:path';
import type { BuildSettings } from './buildSettings';

/** What makes a build one for QA: the panel, in a folder of its own. */
export const QA_BUILD = {
  qaPanel: true,
  outputFolder: path.resolve('dist/qa'),
} as const satisfies Partial<BuildSettings>;

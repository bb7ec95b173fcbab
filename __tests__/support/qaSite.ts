import path from 'node:path';
import { QA_BUILD } from '../../src/tools/qaBuild';
import { run } from '../../src/tools/run';

/**
 * Builds the site with the QA panel, unless it stands there already. In a process of its own: webpack's cache
 * cannot be read outside of the test runner that wrote it.
 * @returns the folder of the build
 */
export async function buildQaSite(): Promise<string> {
  const tsx = ['--import', 'tsx', path.resolve('src/tools/buildQa.ts')];
  if ((await run(process.execPath, tsx)) !== 0) throw new Error('The QA build failed.');
  return QA_BUILD.outputFolder;
}

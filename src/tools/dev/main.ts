import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config/config';
import { reason } from '../../server/db/errors';
import { answersAt } from '../../server/listen';
import { readBuildSettings } from '../buildSettings';
import { fail, failUsage } from '../fail';
import { isFreePort } from '../launchServer';
import { QA_ENV } from '../qaEnv';

/** The compiler itself: `typescript-native` only launches it and, when killed, would leave it running. */
const COMPILER = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;

/** Prints type errors with file and line after every edit. */
function watchTypes(): void {
  const compiler = path.join(path.dirname(require.resolve(COMPILER)), 'lib/tsc');
  // One thread leaves the second core to the compilers that show the edit.
  const options = [
    '--watch',
    '--preserveWatchOutput',
    '--singleThreaded',
    '--project',
    '.config/tsconfig.src.json',
  ];
  const types = spawn(compiler, options, { stdio: ['ignore', 'inherit', 'inherit'] });
  process.once('exit', () => types.kill('SIGKILL'));
}

/** @throws {Error} with one line on a wrong argument or setting */
async function readCommand() {
  const { qa = false } = parseArgs({ options: { qa: { type: 'boolean' } } }).values;
  if (qa) process.env = { ...QA_ENV, ...process.env };
  const { host, port, publicUrl } = readConfig(process.env);
  if (!(await isFreePort(port, host))) throw new Error(`Port ${port} of ${host} is in use (PORT, HOST).`);
  const settings = {
    ...readBuildSettings({ ...process.env, PUBLIC_URL: publicUrl }, qa),
    hotReload: true,
    outputFolder: path.resolve(qa ? 'dist-dev-qa' : 'dist-dev'),
  };
  return { settings, place: { host, port } };
}

/** `npm run dev`: serves the site from its sources and shows every edit; with `--qa`, also the QA bench. */
async function dev(): Promise<void> {
  const { settings, place } = await readCommand().catch((error: unknown) => failUsage(reason(error)));
  // Imported late, because webpack takes a second to load.
  const { serveSources } = await import('./serveSources');
  await serveSources(settings, place);
  console.log(answersAt(settings.publicUrl));
  watchTypes();
}

process.on('SIGTERM', () => process.exit());
dev().catch(fail);

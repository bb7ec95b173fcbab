import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config/config';
import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { fail } from './fail';
import { isBuilt } from './isBuilt';
import { QA_ENV } from './qaEnv';

/**
 * `npm start`: builds the site unless it is built, then runs its server. With `--qa` the site has the QA bench, and build and database are
 * separate.
 */
async function start(): Promise<void> {
  const { qa = false } = parseArgs({ options: { qa: { type: 'boolean' } } }).values;
  if (qa) process.env = { ...QA_ENV, ...process.env };
  // Checks the server's settings first, so that a wrong one does not cost a build.
  readConfig(process.env);
  const settings = readBuildSettings(process.env, qa);
  if (!isBuilt(settings)) await buildSite(settings);
  const server = spawn(process.execPath, [path.join(settings.outputFolder, 'server/main.js')], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  });
  // Ctrl+C in a terminal reaches the server directly; a SIGTERM reaches only this process and is passed on.
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  server.on('close', (code) => process.exit(code ?? 1));
}

start().catch(fail);

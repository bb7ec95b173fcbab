import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config/config';
import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { fail } from './fail';
import { SERVER_ENV } from './serverEnv';

/**
 * `npm start`: builds, then becomes the server. With `--qa` the site has the QA panel, a build of its own
 * and a data file of its own.
 */
async function start(): Promise<void> {
  const { qa = false } = parseArgs({ options: { qa: { type: 'boolean' } } }).values;
  if (qa) process.env.DATABASE_URL ??= 'file:data/qa.sqlite';
  // The server's settings first: a wrong one should not cost a build, and each is named by its own check.
  readConfig(process.env);
  const settings = readBuildSettings(process.env, qa);
  await buildSite(settings);
  const server = spawn(process.execPath, [path.join(settings.outputFolder, 'server/main.js')], {
    stdio: 'inherit',
    env: { ...SERVER_ENV, ...process.env },
  });
  // A terminal's Ctrl+C reaches the server by itself; a signal to this process alone has to be passed on.
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  server.on('close', (code) => process.exit(code ?? 1));
}

start().catch(fail);

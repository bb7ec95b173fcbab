import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config/config';
import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { fail } from './fail';
import { QA_BUILD } from './qaBuild';
import { SERVER_ENV } from './serverEnv';

/**
 * `npm start`: builds what has changed, then becomes the server. With `--qa` (`npm run start:qa`) the site has the
 * QA panel, beside the product's build and away from the clinic's data.
 */
async function start(): Promise<void> {
  const { qa } = parseArgs({ options: { qa: { type: 'boolean' } } }).values;
  if (qa) process.env.DATABASE_URL ??= 'file:data/qa.sqlite';
  // The server's settings first: a wrong one should not cost a build, and each is named by its own check.
  const { publicUrl } = readConfig(process.env);
  const settings = { ...readBuildSettings({ ...process.env, PUBLIC_URL: publicUrl }), ...(qa && QA_BUILD) };
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

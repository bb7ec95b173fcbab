import { spawn } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '../server/config/config';
import { readBuildSettings, type BuildSettings } from './buildSettings';
import { buildSite } from './buildSite';

/** Builds what has changed, then becomes the server. */
export async function startSite(build: Partial<BuildSettings> = {}): Promise<void> {
  // The server's settings first: a wrong one should not cost a build, and each is named by its own check.
  const { publicUrl } = readConfig(process.env);
  const settings = { ...readBuildSettings({ ...process.env, PUBLIC_URL: publicUrl }), ...build };
  await buildSite(settings);
  const server = spawn(process.execPath, [path.join(settings.outputFolder, 'server/main.js')], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  });
  // A terminal's Ctrl+C reaches the server by itself; a signal to this process alone has to be passed on.
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  server.on('close', (code) => process.exit(code ?? 1));
}

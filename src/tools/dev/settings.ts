import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config/config';
import { readBuildSettings, type BuildSettings } from '../buildSettings';

/** Where the development server listens, and what it builds. */
export interface DevSettings extends BuildSettings {
  readonly host: string;
  readonly port: number;
}

/**
 * @param args what stands behind `npm run dev --`
 * @throws {Error} one line that names what is wrong
 */
export function readDevSettings(args: string[], env: NodeJS.ProcessEnv): DevSettings {
  const { values } = parseArgs({ args, options: { qa: { type: 'boolean', default: false } } });
  const { host, port, publicUrl } = readConfig(env);
  return {
    ...readBuildSettings({ ...env, PUBLIC_URL: publicUrl }),
    host,
    port,
    hotReload: true,
    qaPanel: values.qa,
    outputFolder: path.resolve(values.qa ? 'dist-dev-qa' : 'dist-dev'),
  };
}

import path from 'node:path';
import type { BuildOptions } from '../../webpack.config';

export interface BuildSettings extends BuildOptions {
  /** The site's public address without a closing slash; a server with another one rewrites it at start. */
  readonly publicUrl: string;
}

function originOf(name: string, value: string): string {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(`${name} must be an address like https://example.ro, not "${value}".`);
  }
  if (!/^https?:$/.test(url.protocol))
    throw new Error(`${name} must begin with http:// or https://, not "${value}".`);
  return url.href.replace(/\/+$/, '');
}

/** Reads the build's settings from the environment (decisions §10). Throws one clear line for a wrong one. */
export function readBuildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT ?? '3000'}`;
  return {
    mode: env.BUILD_MODE === 'development' ? 'development' : 'production',
    outputFolder: path.resolve(env.BUILD_FOLDER ?? 'dist'),
    backendUrl: env.BACKEND_URL ? originOf('BACKEND_URL', env.BACKEND_URL) : '',
    publicUrl: originOf('PUBLIC_URL', publicUrl),
  };
}

import path from 'node:path';
import type { IdentitySettings } from '../features/auth/identitySettings';

/** Settings in which two builds can differ. */
export interface BuildOptions {
  /** Absolute folder that receives site/, server/ and site.json. */
  readonly outputFolder: string;
  /** URL of another server with the same API; '' for the same origin. */
  readonly backendUrl: string;
  /** True if that server accepts idempotency keys. */
  readonly hasBackendKeys: boolean;
  /** Includes the QA bench (src/replay/bench/), which every other build leaves out. */
  readonly qaBench?: boolean;
  /** True for a development build, whose open pages apply edits (`npm run dev`). */
  readonly hotReload?: boolean;
  /** Settings of the identity provider; null without one. */
  readonly identity: IdentitySettings | null;
}

export interface BuildSettings extends BuildOptions {
  /**
   * The site's public address without a closing slash, for the built pages. A server renders its pages with its own.
   */
  readonly publicUrl: string;
}

function originOf(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value).href.replace(/\/+$/, '');
  throw new Error(`${name} must be an address like https://example.ro, not "${value}".`);
}

function switchOf(name: string, value: string): boolean {
  if (value === '1') return true;
  if (value === '') return false;
  throw new Error(`${name} must be 1, or unset, not "${value}".`);
}

function hostOf(name: string, value: string): string {
  if (/^[a-z0-9.-]+(?::\d+)?$/i.test(value)) return value;
  throw new Error(`${name} must be a host like clinic.firebaseapp.com, not "${value}".`);
}

/** Reads all settings of a project or none: a part of them would fail only when a visitor signs in. */
function identityOf(env: NodeJS.ProcessEnv): IdentitySettings | null {
  const apiKey = env.FIREBASE_API_KEY ?? '';
  const authDomain = env.FIREBASE_AUTH_DOMAIN ?? '';
  const projectId = env.FIREBASE_PROJECT_ID ?? '';
  const emulatorHost = env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  if (apiKey === '' && authDomain === '' && projectId === '') return null;
  if (apiKey === '' || authDomain === '' || projectId === '')
    throw new Error('FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID are needed together.');
  return {
    apiKey,
    authDomain: hostOf('FIREBASE_AUTH_DOMAIN', authDomain),
    projectId,
    emulatorHost: emulatorHost && hostOf('FIREBASE_AUTH_EMULATOR_HOST', emulatorHost),
  };
}

/**
 * Reads the build's settings from the environment.
 * @param qaBench true for a QA build: with the bench, in a folder of its own
 * @throws {Error} with one line on a wrong setting
 */
export function readBuildSettings(env: NodeJS.ProcessEnv, qaBench = false): BuildSettings {
  return {
    outputFolder: path.resolve(qaBench ? 'dist-qa' : 'dist'),
    qaBench,
    backendUrl: env.BACKEND_URL ? originOf('BACKEND_URL', env.BACKEND_URL) : '',
    hasBackendKeys: switchOf('BACKEND_IDEMPOTENCY', env.BACKEND_IDEMPOTENCY ?? ''),
    identity: identityOf(env),
    publicUrl: originOf('PUBLIC_URL', env.PUBLIC_URL ?? 'http://localhost:3000'),
  };
}

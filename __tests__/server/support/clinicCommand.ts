import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export interface CommandResult {
  readonly code: number | null;
  /** The standard output. */
  readonly output: string;
  /** The standard error. */
  readonly errors: string;
}

/** Runs the built staff command as a process without a terminal. */
export type ClinicCommand = (...args: readonly string[]) => Promise<CommandResult>;

export function clinicCommand(databaseUrl: string): ClinicCommand {
  return async (...args) => {
    const child = spawn(process.execPath, [resolve('dist/server/clinic.js'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    return { code, output, errors };
  };
}

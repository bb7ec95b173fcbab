import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { runClinic } from '../../../src/server/cli/runClinic';

export interface CommandResult {
  readonly code: number | null;
  /** The standard output. */
  readonly output: string;
  /** The standard error. */
  readonly errors: string;
}

export type ClinicCommand = (...args: readonly string[]) => Promise<CommandResult>;

/** Runs the staff's command within the test, without a terminal; one command line at a time. */
export function clinicCommand(databaseUrl: string): ClinicCommand {
  return async (...args) => {
    const written = { stdout: '', stderr: '' };
    const spies = (['stdout', 'stderr'] as const).map((name) =>
      jest.spyOn(process[name], 'write').mockImplementation((text) => {
        written[name] += String(text);
        return true;
      }),
    );
    const { isTTY } = process.stdin;
    process.stdin.isTTY = false;
    process.env.DATABASE_URL = databaseUrl;
    try {
      const code = await runClinic(args);
      return { code, output: written.stdout, errors: written.stderr };
    } finally {
      process.stdin.isTTY = isTTY;
      for (const spy of spies) spy.mockRestore();
    }
  };
}

/** Runs the built command as a process without a terminal; several may run at once. */
export function clinicProcess(databaseUrl: string): ClinicCommand {
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

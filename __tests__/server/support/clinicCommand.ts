import { Readable } from 'node:stream';
import { runClinic } from '../../../src/server/cli/runClinic';

export interface CommandResult {
  readonly code: number | null;
  /** Standard output. */
  readonly output: string;
  /** Standard error. */
  readonly errors: string;
}

/** The result of a command that is refused in one line, or some, with these words. */
export const refusedWith = (code: number, words: RegExp): CommandResult => ({
  code,
  output: '',
  errors: expect.stringMatching(words) as string,
});

export type ClinicCommand = (...args: readonly string[]) => Promise<CommandResult>;

/**
 * Runs the staff's command within the test, one command line at a time.
 * @param typed input from a terminal; undefined means that there is no terminal
 */
export function clinicCommand(databaseUrl: string, typed?: AsyncIterable<string>): ClinicCommand {
  return async (...args) => {
    const written = { stdout: '', stderr: '' };
    const spies = (['stdout', 'stderr'] as const).map((name) =>
      jest.spyOn(process[name], 'write').mockImplementation((text) => {
        written[name] += String(text);
        return true;
      }),
    );
    const { stdin } = process;
    const value = Object.assign(Readable.from(typed ?? []), { isTTY: typed !== undefined });
    Object.defineProperty(process, 'stdin', { value, configurable: true });
    process.env.DATABASE_URL = databaseUrl;
    try {
      const code = await runClinic(args);
      return { code, output: written.stdout, errors: written.stderr };
    } finally {
      Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
      for (const spy of spies) spy.mockRestore();
    }
  };
}

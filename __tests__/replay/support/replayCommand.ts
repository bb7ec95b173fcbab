import { execFile } from 'node:child_process';
import { format } from 'node:util';
import { runCommand } from '../../../src/replay/cli/command';

interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm run replay -- …` as a process. */
export function replayProcess(...args: readonly string[]): Promise<CommandResult> {
  const command = ['--import', 'tsx', 'src/replay/cli/main.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}

/** Runs the command within this process, which saves a start; a run that needs a page's globals cannot. */
export async function replayCommand(...args: readonly string[]): Promise<CommandResult> {
  const printed = { output: '', errors: '' };
  const keep =
    (where: keyof typeof printed) =>
    (...words: unknown[]): void => {
      printed[where] += `${format(...words)}\n`;
    };
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(keep('output')),
    jest.spyOn(console, 'error').mockImplementation(keep('errors')),
    jest.spyOn(console, 'warn').mockImplementation(keep('errors')),
  ];
  try {
    const code = await runCommand(args);
    return { code, ...printed };
  } finally {
    spies.forEach((spy) => {
      spy.mockRestore();
    });
  }
}

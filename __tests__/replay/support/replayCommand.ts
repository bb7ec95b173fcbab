import { execFile } from 'node:child_process';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** `npm run replay -- …`, as a process of its own. */
export function replayCommand(...args: readonly string[]): Promise<CommandResult> {
  const command = ['--import', 'tsx', 'src/replay/cli/main.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}

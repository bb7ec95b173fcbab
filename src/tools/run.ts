import { spawn, type StdioOptions } from 'node:child_process';

/** Runs a command to its end. Resolves with its exit code; 1 when it cannot be started. */
export type Run = (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<number>;

function runWith(stdio: StdioOptions, onOutput: (text: string) => void): Run {
  return (command, args, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
      child.stdout?.setEncoding('utf8').on('data', onOutput);
      child.stderr?.setEncoding('utf8').on('data', onOutput);
      child.on('error', (error) => {
        onOutput(`${command} cannot be started: ${error.message}\n`);
        resolve(1);
      });
      child.on('close', (code) => {
        resolve(code ?? 1);
      });
    });
}

/** With its output shown. */
export const run = runWith('inherit', (text) => process.stderr.write(text));

/** With its output given away, for a reader who looks at something else meanwhile. */
export const runAside = (onOutput: (text: string) => void): Run =>
  runWith(['ignore', 'pipe', 'pipe'], onOutput);

import { execFile, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The compiler itself: `typescript-native` only launches it, and killed would leave it behind. */
const PACKAGE = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;

// On two cores one thread takes less time than several, and half the work.
const OPTIONS = ['--project', '.config/tsconfig.src.json', '--pretty', 'false', '--singleThreaded'];

let latest: ChildProcess | undefined;
// A gentler signal would let it finish its check first.
process.once('exit', () => latest?.kill('SIGKILL'));

/**
 * Checks the types of all sources. The compiler's own watch would miss what is edited during its first check.
 * @returns the faults, each beginning with `file:line:column`; rejects when the compiler cannot run
 */
export async function typeFaults(): Promise<readonly string[]> {
  const compiler = path.join(path.dirname(require.resolve(PACKAGE)), 'lib/tsc');
  const output = await new Promise<string>((resolve, reject) => {
    latest = execFile(compiler, OPTIONS, (error, stdout) => {
      // A number is the exit code by which it says that there are faults.
      if (error !== null && typeof error.code !== 'number')
        reject(new Error(`Types cannot be checked: ${error.message}`));
      else resolve(stdout.trim());
    });
  });
  if (output === '') return [];
  // What belongs to the fault before is indented.
  return output.replaceAll(/\((\d+),(\d+)\): /g, ':$1:$2 - ').split(/\n(?=\S)/);
}

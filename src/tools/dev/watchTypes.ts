import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Its own package, because a launcher before it would leave it behind when killed. */
const PACKAGE = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;

// One thread is as fast on two cores, and costs half.
const OPTIONS = ['--watch', '--preserveWatchOutput', '--pretty', 'false', '--singleThreaded'];

/**
 * Checks the types of all sources, now and after every edit, by the native compiler in a process of its own.
 * @param onChecked called with all faults, each beginning with `file:line:column`
 */
export function watchTypes(onChecked: (faults: readonly string[]) => void): void {
  const compiler = path.join(path.dirname(require.resolve(PACKAGE)), 'lib/tsc');
  const child = spawn(compiler, [...OPTIONS, '--project', '.config/tsconfig.src.json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A gentler signal lets it finish its check first. Where even this one cannot be sent, it ends with its next
  // word, which nobody reads.
  process.once('exit', () => child.kill('SIGKILL'));
  let report = '';
  createInterface(child.stdout).on('line', (line) => {
    if (/ - Found \d+ errors?\./.test(line)) {
      // What belongs to the fault before is indented.
      onChecked(
        report
          .trimEnd()
          .split(/\n(?=\S)/)
          .filter((fault) => fault !== ''),
      );
      report = '';
    } else if (/: error TS\d+|^\s+\S|^error /.test(line)) {
      report += `${line.replace(/^(\S.*?)\((\d+),(\d+)\): /, '$1:$2:$3 - ')}\n`;
    }
  });
}

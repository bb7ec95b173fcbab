import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runServer } from './runServer';

/** Returns the folder of the bundle: dist/, next to dist/server/ or below the sources. */
function findDistFolder(): string {
  const beside = resolve(__dirname, '..');
  return existsSync(resolve(beside, 'site.json')) ? beside : resolve(__dirname, '../../dist');
}

runServer(process.env, findDistFolder()).then(
  (lines) => {
    for (const line of lines) console.log(line);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

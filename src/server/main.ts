import { resolve } from 'node:path';
import { runServer } from './runServer';

const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  console.error(`The server knows no argument ${unknown}: its settings are environment variables.`);
  process.exit(2);
}
// The bundle is in server/, a folder of the build that it serves.
runServer(process.env, resolve(__dirname, '..')).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

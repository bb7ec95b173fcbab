import { resolve } from 'node:path';
import { runServer } from './runServer';

// The bundle is in server/, a folder of the build that it serves.
runServer(process.env, resolve(__dirname, '..')).then(
  (lines) => {
    for (const line of lines) console.log(line);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

import { runServer } from '../../../src/server/runServer';

/** The server from its source, for a built site in the folder that the first argument names. */
runServer(process.env, process.argv[2] ?? '').then(
  ({ address }) => process.stdout.write(`${address}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);

import { runClinic } from './runClinic';

// A closed pipe, as of `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

void runClinic(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

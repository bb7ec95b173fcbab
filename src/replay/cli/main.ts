import { runCommand } from './command';

// A reader that has read enough, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

void runCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

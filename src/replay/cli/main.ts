import { runCommand } from './command';

void runCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

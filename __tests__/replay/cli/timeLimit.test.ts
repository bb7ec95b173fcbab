import { execFile } from 'node:child_process';

const ENDLESS = `
  import { TimeLimit } from './src/replay/cli/timeLimit.ts';
  const limit = new TimeLimit(200);
  limit.at('vizita.json');
  limit.at('vizita.json', ', pasul 3');
  for (;;);
`;

test('a loop that never ends is ended by the time limit, which prints the file and the step', async () => {
  const command = ['--import', 'tsx', '--input-type', 'module', '--eval', ENDLESS];
  const ended = await new Promise<object>((resolve) => {
    execFile(process.execPath, command, (error, _output, errors) =>
      resolve({ signal: error?.signal, errors }),
    );
  });
  expect(ended).toEqual({ signal: 'SIGKILL', errors: 'vizita.json, pasul 3: nu s-a încheiat în 0.2 s\n' });
});

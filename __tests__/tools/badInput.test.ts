import { spawnSync } from 'node:child_process';

test.each([
  ['dev/main', ['--wrong'], /'--wrong'/],
  ['dev/main', [], /^PORT is "high"/, { PORT: 'high' }],
])(
  '%s %j prints one line that names the error, and exits with code 2',
  (command, args, line, settings: NodeJS.ProcessEnv = {}) => {
    const program = ['--import', 'tsx', `src/tools/${command}.ts`, ...args];
    const env = { ...process.env, ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', env });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);

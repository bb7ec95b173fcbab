import { spawnSync } from 'node:child_process';

const checks = (commands: readonly string[]) => {
  const list = JSON.stringify(commands.map((command) => ({ name: command, command })));
  const program = `require('./src/tools/checks.ts').runChecks(${list})`;
  const args = ['--import', 'tsx', '--eval', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
};

test('every check runs to its end, whatever failed before, and the last line counts them', () => {
  const { status, lines } = checks(['exit 3', 'echo the second', 'nowhere']);
  expect(status).toBe(1);
  expect(lines).toContain('the second');
  expect(lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(2);
  expect(lines.at(-1)).toBe('1 passed, 2 failed');
});

test('a run without a failure ends well', () => {
  const { status, lines } = checks(['exit 0']);
  expect([status, lines.at(-1)]).toEqual([0, '1 passed, 0 failed']);
});

import { execFileSync } from 'node:child_process';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Where the work left `main`: on `main` its last commit, else what both have in common. */
function base(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      continue;
    }
  }
  return 'HEAD';
}

/** The files that differ from `main`, committed or not, new ones included, deleted ones not. */
export function changedFiles(): readonly string[] {
  return [
    ...lines(git('diff', '--name-only', '--diff-filter=d', '--relative', base())),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}

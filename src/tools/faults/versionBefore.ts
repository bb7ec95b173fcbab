import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrations } from '../../server/database/migrations/migrations';
import { linkPackages } from '../linkPackages';

const execute = promisify(execFile);

const LIST = 'src/server/database/migrations/migrations.ts';

async function git(...command: string[]): Promise<string> {
  return (await execute('git', command)).stdout;
}

/** @returns the newest commit with fewer migrations than there are now, or undefined where history ends before */
export async function versionBefore(): Promise<string | undefined> {
  const commits = await git('rev-list', '--first-parent', 'HEAD').catch(() => '');
  for (const commit of commits.split('\n').filter(Boolean)) {
    const list = await git('show', `${commit}:${LIST}`).catch(() => undefined);
    if (list === undefined) return undefined;
    if ((list.match(/^ {2}'\d/gm) ?? []).length < Object.keys(migrations).length) return commit;
  }
  return undefined;
}

const built = new Map<string, Promise<string>>();

async function build(commit: string): Promise<string> {
  console.log(`Building the version before, ${commit.slice(0, 7)} …`);
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-before-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const archive = path.join(folder, 'sources.tar');
  await git('archive', `--output=${archive}`, commit);
  await execute('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder);
  const settings = { cwd: folder, env: { PATH: process.env.PATH } };
  await execute(process.execPath, ['--import', 'tsx', 'src/tools/build.ts'], settings);
  return path.join(folder, 'dist');
}

/** @returns where that commit is built, once for all engines and until this process ends */
export async function buildVersion(commit: string): Promise<string> {
  const folder = built.get(commit) ?? build(commit);
  built.set(commit, folder);
  return folder;
}

// Installs the packages of a lockfile, unless they are installed: `node install.mjs [folder] [npm options]`. Plain
// JavaScript, because it runs before any package is there. Any Node.js with npm can run it: the packages bring the
// Node.js for everything else. It prints to standard error, to leave standard output to the command after it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const [folder = '.', ...options] = process.argv.slice(2);
const what = folder === '.' ? 'dependencies' : `dependencies of ${path.relative('.', folder)}`;
const packagesOf = (lockfile) => JSON.parse(readFileSync(path.join(folder, lockfile), 'utf8')).packages;

/** Compares npm's list of installed packages with the lockfile. Packages for other systems are optional. */
function isInstalled() {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(
      ([name, { integrity, optional }]) =>
        name === '' || (name in installed ? installed[name].integrity === integrity : optional),
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  console.error(`Installing ${what} (about a minute the first time) …`);
  // Builds need the development dependencies, whatever NODE_ENV is.
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...options],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error(`The ${what} could not be installed; the lines above say why.`);
    process.exit(1);
  }
  console.error(`Installed ${what}.`);
}

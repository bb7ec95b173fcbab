// Installs the packages of a lockfile, unless they are installed: `node install.mjs [--tests | folder] [npm options]`.
// Without a folder they are those of building and running the site, with --tests also those of checks and tests. Plain
// JavaScript, because it runs before any package is there. Any Node.js with npm can run it: on Linux and Windows the
// packages bring the Node.js for everything else. It prints to standard error, to leave standard output to the command
// after it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [first = '', ...options] = process.argv.slice(2);
const isForTests = first === '--tests';
const folder = isForTests ? '.' : first || '.';
const what = folder === '.' ? 'dependencies' : `dependencies of ${path.relative('.', folder)}`;
const packagesOf = (lockfile) => JSON.parse(readFileSync(path.join(folder, lockfile), 'utf8')).packages;

/** The workspace whose packages only checks and tests need. */
const TESTS = '__tests__';

/**
 * Compares npm's list of installed packages with the lockfile: all that are named must be there, and each must be of
 * the lockfile's version. What those need is there with them. Packages for other systems are never installed.
 */
function isInstalled() {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    const locked = packagesOf('package-lock.json');
    const named = [locked[''], ...(isForTests ? [locked[TESTS]] : [])].flatMap(
      ({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }),
    );
    return (
      named.every((name) => `node_modules/${name}` in installed) &&
      Object.entries(installed).every(([name, { integrity }]) => integrity === locked[name]?.integrity)
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
    [
      'ci',
      '--include=dev',
      ...(isForTests ? [] : ['--workspaces=false']),
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...options,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error(`The ${what} could not be installed; the lines above say why.`);
    process.exit(1);
  }
  console.error(`Installed ${what}.`);
}

/** Oldest Node.js that runs the site. */
const LEAST = 24;
if (folder === '.' && !existsSync('node_modules/.bin/node') && parseInt(process.versions.node) < LEAST) {
  console.error(
    `This needs Node.js ${LEAST} or newer, and npm brings none for ${process.platform} ${process.arch}: this is ${process.version}.`,
  );
  process.exit(1);
}

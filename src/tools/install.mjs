// Runs before any package is there, hence plain JavaScript: installs what the lockfile names, once for each lockfile.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MINIMUM_NODE = [20, 19];
const STAMP = 'node_modules/.installed-lockfile';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  console.error(`Node.js ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
if (installed !== wanted) await install();

async function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Installing dependencies (about a minute the first time) …');
  const ticker = setInterval(() => console.log(`  still installing, ${seconds()} s`), 5000);
  // Building needs the development dependencies too, whatever NODE_ENV says.
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => {
    npm.on('error', () => resolve(1));
    npm.on('close', resolve);
  });
  clearInterval(ticker);
  if (code !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
  console.log(`Dependencies installed in ${seconds()} s.`);
}

import { spawnSync } from 'node:child_process';
import { fail, misused } from '../fail';
import { attack } from './attack';
import { backend } from './backend';
import { bench } from './bench';
import { histories } from './histories';
import { kills } from './kills';
import { mail } from './mail';
import { openApi } from './openApi';
import { race } from './race';
import type { Engine, Trial } from './servers';

const TRIALS: Readonly<Record<string, Trial>> = { race, kills, histories, attack };
const KEYS = [...Object.keys(TRIALS), 'bench', 'mail', 'backend', 'openapi'].join(', ');

/**
 * `npm run lab -- KEY [postgres]`: tries one promise with processes of the built server, in some minutes; measures
 * (`bench`), catches mail (`mail`), plays the six calls of another backend (`backend URL`), or describes them (`openapi`).
 */
async function lab(key: string, engine: Engine): Promise<void> {
  if (key === 'bench') {
    if (spawnSync('wrk', ['--version']).error) misused('The bench needs wrk: apt-get install wrk.');
    await bench();
    return;
  }
  if (key === 'mail') {
    await mail();
    return;
  }
  const trial = TRIALS[key];
  if (trial === undefined) misused(`npm run lab needs one of: ${KEYS}.`);
  const began = performance.now();
  const { isKept, measured } = await trial.run(engine);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(trial.promise);
  console.table([{ trial: key, engine, measured, verdict: isKept ? 'kept' : 'BROKEN', seconds }]);
  process.exitCode = isKept ? 0 : 1;
}

const [key = '', argument, ...flags] = process.argv.slice(2);

/** Plays the six calls of the backend whose URL is the argument. */
async function labOfBackend(): Promise<void> {
  if (argument === undefined || !URL.canParse(argument) || flags.some((flag) => flag !== '--book'))
    misused('npm run lab -- backend https://api.example.ro [--book]');
  const url = argument.replace(/\/+$/, '');
  const origin = new URL(process.env.PUBLIC_URL ?? 'http://localhost:3000').origin;
  const mayBook = flags.includes('--book');
  console.log(
    mayBook
      ? `A test appointment and a test message are sent to ${url}.`
      : `Nothing is sent to ${url}; --book sends a test appointment and a test message.`,
  );
  process.exitCode = (await backend({ url, origin, mayBook })) ? 0 : 1;
}

const engine = argument ?? 'sqlite';
if (key === 'backend') labOfBackend().catch(fail);
else if (key === 'openapi') console.log(JSON.stringify(openApi(), undefined, 2));
else if (engine !== 'sqlite' && engine !== 'postgres') misused('The engine is sqlite or postgres.');
else lab(key, engine).catch(fail);

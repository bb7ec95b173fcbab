import { spawnSync } from 'node:child_process';
import { fail, failUsage } from '../fail';
import { attack } from './attack';
import { backend } from './backend';
import { bench } from './bench';
import { histories } from './histories';
import { kills } from './kills';
import { mail } from './mail';
import { openApi } from './openApi';
import { race } from './race';
import type { Trial } from './servers';

const [key = '', argument, ...flags] = process.argv.slice(2);

/** Tries one promise with processes of the built server, in some minutes: `npm run lab -- KEY [postgres]`. */
async function runTrial(trial: Trial): Promise<void> {
  const engine = argument ?? 'sqlite';
  if (engine !== 'sqlite' && engine !== 'postgres') failUsage('The engine is sqlite or postgres.');
  const began = performance.now();
  const { isKept, measured } = await trial.run(engine);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(trial.promise);
  console.table([{ trial: key, engine, measured, verdict: isKept ? 'kept' : 'BROKEN', seconds }]);
  process.exitCode = isKept ? 0 : 1;
}

async function measure(): Promise<void> {
  if (spawnSync('wrk', ['--version']).error) failUsage('The bench needs wrk: apt-get install wrk.');
  await bench();
}

/** Plays the six calls of the backend whose URL is the argument. */
async function playBackend(): Promise<void> {
  if (argument === undefined || !URL.canParse(argument) || flags.some((flag) => flag !== '--book'))
    failUsage('npm run lab -- backend https://api.example.ro [--book]');
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

const COMMANDS: Readonly<Record<string, () => void | Promise<void>>> = {
  race: () => runTrial(race),
  kills: () => runTrial(kills),
  histories: () => runTrial(histories),
  attack: () => runTrial(attack),
  bench: measure,
  mail: () => mail(argument),
  backend: playBackend,
  openapi: () => console.log(JSON.stringify(openApi(), undefined, 2)),
};

async function lab(): Promise<void> {
  const command = COMMANDS[key];
  if (command === undefined) failUsage(`npm run lab needs one of: ${Object.keys(COMMANDS).join(', ')}.`);
  await command();
}

lab().catch(fail);

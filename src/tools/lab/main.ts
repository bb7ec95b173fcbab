import { spawnSync } from 'node:child_process';
import { fail, misused } from '../fail';
import { attack } from './attack';
import { bench } from './bench';
import { histories } from './histories';
import { kills } from './kills';
import { mail } from './mail';
import { race } from './race';
import type { Engine, Trial } from './servers';

const TRIALS: Readonly<Record<string, Trial>> = { race, kills, histories, attack };
const KEYS = [...Object.keys(TRIALS), 'bench', 'mail'].join(', ');

/**
 * `npm run lab -- KEY [postgres]`: tries one promise with processes of the built server, in some minutes; measures
 * (`bench`), or catches mail (`mail`).
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

const [key = '', engine = 'sqlite'] = process.argv.slice(2);
if (engine !== 'sqlite' && engine !== 'postgres') misused('The engine is sqlite or postgres.');
lab(key, engine).catch(fail);

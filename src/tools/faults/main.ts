import { randomInt } from 'node:crypto';
import Table from 'cli-table3';
import { Argument, Command, Option } from 'commander';
import { reason } from '../../server/errors/reason';
import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { fail } from '../fail';
import { attack } from './attack';
import type { EngineUnderTest } from '../bench/engineUnderTest';
import { ENGINES } from '../bench/enginesUnderTest';
import { verdict, type Chance, type Fault, type Verdict } from './fault';
import { histories } from './histories/histories';
import { kills } from './kills';
import { offers } from './offers';
import { race } from './race';

const FAULTS: Readonly<Record<string, Fault>> = {
  race,
  offers,
  attack,
  kills,
  histories,
};

const onlyByName = Object.keys(FAULTS).filter((key) => FAULTS[key]?.isOnlyByName);

/** What stops a trial is a broken promise too, and the others are still tried. */
const brokenOff = (error: unknown): Verdict => verdict(false, `broke off: ${reason(error)}`);

interface Choice extends Chance {
  readonly engine?: EngineUnderTest['name'];
}

/** Tries the chosen faults one after the other, prints what came of them, and throws when a promise was broken. */
async function benchFaults(chosen: readonly string[], { engine: only, ...options }: Choice): Promise<void> {
  await buildSite(readBuildSettings(process.env));
  const table = new Table({
    head: ['engine', 'what goes wrong', 'promise', 'measured', 'verdict', 'seconds'],
    colWidths: [12, 34, 30, 50, 11, 9],
    wordWrap: true,
    style: { head: [], border: [] },
  });
  let broken = 0;
  for (const [engineName, open] of Object.entries(ENGINES)) {
    if (only !== undefined && engineName !== only) continue;
    const engine = await open();
    try {
      for (const [key, { name, promise, run }] of Object.entries(FAULTS)) {
        if (chosen.length > 0 ? !chosen.includes(key) : onlyByName.includes(key)) continue;
        const started = performance.now();
        const result = await run(engine, options).catch(brokenOff);
        if (result === undefined) continue;
        if (result.outcome === 'BROKEN') broken += 1;
        const seconds = ((performance.now() - started) / 1000).toFixed(0);
        console.log(`${engineName}, ${key}: ${result.outcome} after ${seconds} s`);
        table.push([engineName, name, promise, result.measured, result.outcome, seconds]);
      }
    } finally {
      await engine.end();
    }
  }
  console.log(table.toString());
  if (broken > 0) throw new Error(`Promises broken: ${broken}.`);
}

new Command('bench:faults')
  .description(
    'What the product promises when things go wrong, tried for real on this machine in some minutes.',
  )
  .addArgument(
    new Argument('[faults...]', `only these; without any, all but ${onlyByName.join(', ')}`).choices(
      Object.keys(FAULTS),
    ),
  )
  .addOption(new Option('--engine <name>', 'only this one').choices(Object.keys(ENGINES)))
  .option('--seed <number>', 'what chance decides in histories', Number, randomInt(1_000_000))
  .option('--seeds <count>', 'so many histories, from this seed on', Number, 1)
  .action(benchFaults)
  .parseAsync()
  .catch(fail);

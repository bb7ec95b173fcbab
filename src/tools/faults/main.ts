import Table from 'cli-table3';
import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { fail } from '../fail';
import type { EngineUnderTest } from './engineUnderTest';
import type { Fault } from './fault';
import { kills } from './kills';
import { malformed } from './malformed';
import { race } from './race';

import { sqliteUnderTest } from './sqliteUnderTest';

const FAULTS: readonly Fault[] = [race, kills, malformed];
const ENGINES: readonly (() => Promise<EngineUnderTest>)[] = [() => Promise.resolve(sqliteUnderTest)];

/** `npm run bench:faults`: what the product promises when things go wrong, tried for real on this machine. */
async function benchFaults(): Promise<void> {
  await buildSite(readBuildSettings(process.env));
  const table = new Table({
    head: ['engine', 'what goes wrong', 'promise', 'measured', 'verdict', 'seconds'],
    colWidths: [12, 34, 30, 50, 9, 9],
    wordWrap: true,
    style: { head: [], border: [] },
  });
  let broken = 0;
  for (const open of ENGINES) {
    const engine = await open();
    try {
      for (const { name, promise, run } of FAULTS) {
        const started = performance.now();
        console.log(`${engine.name}: ${name} …`);
        const verdict = await run(engine);
        if (verdict === undefined) continue;
        if (!verdict.kept) broken += 1;
        const seconds = ((performance.now() - started) / 1000).toFixed(0);
        table.push([engine.name, name, promise, verdict.measured, verdict.kept ? 'kept' : 'BROKEN', seconds]);
      }
    } finally {
      await engine.end();
    }
  }
  console.log(table.toString());
  if (broken > 0) throw new Error(`Promises broken: ${broken}.`);
}

benchFaults().catch(fail);

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { drawInProcess, drawInThread, drawThreadFile } from '../../src/prerender/drawInThread';
import { temporaryFolder } from '../server/support/temporaryFolder';

/** Breaks at the first request, as when memory ends. */
const BREAKS_ONCE = `
const { parentPort } = require('node:worker_threads');
const { existsSync, writeFileSync } = require('node:fs');
const reply = { kind: 'drawn', changed: [], names: ['site/index.html'] };
(parentPort ?? process).on('message', () => {
  if (existsSync(__dirname + '/broken')) parentPort ? parentPort.postMessage(reply) : process.send(reply);
  else {
    writeFileSync(__dirname + '/broken', '');
    process.exit(1);
  }
});`;

it.each([
  ['thread', drawInThread],
  ['process', drawInProcess],
] as const)('a %s that breaks while it draws fails that drawing only', async (_, start) => {
  const folder = await temporaryFolder();
  await mkdir(path.dirname(drawThreadFile(folder.path)));
  await writeFile(drawThreadFile(folder.path), BREAKS_ONCE);
  const drawer = start(folder.path);
  const draw = () => drawer.draw({ part: 'text', facts: SAMPLE_FACTS });
  const [first, second] = await Promise.allSettled([draw(), draw()]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ status: 'fulfilled', value: { names: ['site/index.html'] } });
  drawer.stop();
  await folder.remove();
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { SAMPLE_FACTS } from '../content/sample/sampleFacts';
import type { DrawnFile, DrawnPart, DrawReply, DrawRequest, DrawThreadData } from './drawInThread';
import { drawings, type DrawnSite } from './drawings';
import { DRAWN_ORIGIN } from './slots';
import { DRAWN_SITE_FILE, previewFonts } from './outputFiles';

const { distFolder, hasPictures } = workerData as DrawThreadData;

const site = readFile(path.join(distFolder, DRAWN_SITE_FILE), 'utf8').then(
  (text) => JSON.parse(text) as DrawnSite,
);

const raster = async () => {
  const { createRaster } = await import('./raster');
  return createRaster(previewFonts(distFolder));
};

const isOf = (part: DrawnPart, name: string): boolean =>
  /\.(?:png|ico)$/.test(name) === (part === 'pictures');

/** What each file of a part is drawn from, by its name, with how. */
async function wantedOf({ facts, part }: DrawRequest) {
  const files = drawings({ site: await site, origin: DRAWN_ORIGIN, facts, raster });
  return [...files]
    .filter(([name]) => isOf(part, name))
    .map(([name, { from, draw }]) => ({ name, from: JSON.stringify(from), draw }));
}

/** What each file was last drawn from. */
const drawnFrom: Partial<Record<DrawnPart, ReadonlyMap<string, string>>> = {};

async function draw(request: DrawRequest): Promise<DrawReply> {
  const { part } = request;
  if (part === 'pictures' && hasPictures)
    drawnFrom[part] ??= fromByName(await wantedOf({ facts: SAMPLE_FACTS, part }));
  const wanted = await wantedOf(request);
  const changed: DrawnFile[] = [];
  for (const { name, from, draw: drawFile } of wanted)
    if (drawnFrom[part]?.get(name) !== from) changed.push([name, await drawFile()]);
  drawnFrom[part] = fromByName(wanted);
  return { kind: 'drawn', changed, names: wanted.map(({ name }) => name) };
}

function fromByName(files: Awaited<ReturnType<typeof wantedOf>>): ReadonlyMap<string, string> {
  return new Map(files.map(({ name, from }) => [name, from]));
}

const reply = (message: DrawReply): void => parentPort?.postMessage(message);

parentPort?.on('message', (request: DrawRequest) => {
  draw(request).then(reply, (reason: unknown) => {
    reply({ kind: 'failed', reason });
  });
});

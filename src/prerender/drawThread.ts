import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { once } from 'node:events';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { ClinicFacts } from '../domain/facts';
import { answerForm } from './answerForm';
import type { DrawnFile, DrawnPart, DrawReply, DrawRequest } from './drawInThread';
import { drawings, type DrawnSite, type Drawing } from './drawings';
import { DRAWN_ORIGIN } from './slots';
import { DRAWN_SITE_FILE, previewFonts } from './outputFiles';
import { linkedPage } from './linkedPage';
import type { AskServer, CallAnswer, LinkedPage, PortMessage, PostedForm } from './postedForm';

// Pictures are drawn in a process instead.
const distFolder = (workerData ?? process.argv[2]) as string;

const site = readFile(path.join(distFolder, DRAWN_SITE_FILE), 'utf8').then(
  (text) => JSON.parse(text) as DrawnSite,
);

const raster = async () => {
  const { createRaster } = await import('./raster');
  return createRaster(previewFonts(distFolder));
};

const isOf = (part: DrawnPart, name: string): boolean =>
  /\.(?:png|ico)$/.test(name) === (part === 'pictures');

async function filesOf(part: DrawnPart, facts: ClinicFacts): Promise<ReadonlyMap<string, Drawing>> {
  const files = drawings({ site: await site, origin: DRAWN_ORIGIN, facts, raster });
  return new Map([...files].filter(([name]) => isOf(part, name)));
}

async function draw({ part, facts, before }: DrawRequest): Promise<DrawReply> {
  const files = await filesOf(part, facts);
  const known = before && (await filesOf(part, before));
  const changed: DrawnFile[] = [];
  for (const [name, { from, draw: drawFile }] of files)
    if (!isDeepStrictEqual(known?.get(name)?.from, from)) changed.push([name, await drawFile()]);
  return { kind: 'drawn', changed, names: [...files.keys()] };
}

const reply = (message: DrawReply): void => {
  if (parentPort === null) process.send?.(message);
  else parentPort.postMessage(message);
};

/** @param port through which this one form is spoken of */
async function answer(form: PostedForm | LinkedPage, port: MessagePort): Promise<PortMessage> {
  let last: Promise<unknown> = Promise.resolve();
  const askNow: AskServer = async (call) => {
    port.postMessage({ kind: 'asks', call } satisfies PortMessage);
    const [answered] = (await once(port, 'message')) as [CallAnswer];
    return answered;
  };
  // An answer belongs to the question before it.
  const ask: AskServer = (call) => {
    const asking = last.then(() => askNow(call));
    last = asking;
    return asking;
  };
  try {
    const drawing = 'fields' in form ? answerForm(await site, form, ask) : linkedPage(await site, form, ask);
    return { kind: 'drawn', ...(await drawing) };
  } catch (reason) {
    return { kind: 'failed', reason: reason as Error };
  }
}

type Request = DrawRequest | { readonly form: PostedForm | LinkedPage; readonly port: MessagePort };

(parentPort ?? process).on('message', (request: Request) => {
  if ('form' in request) {
    const { form, port } = request;
    void answer(form, port).then((message) => {
      port.postMessage(message);
    });
  } else
    draw(request).then(reply, (reason: unknown) => {
      reply({ kind: 'failed', reason });
    });
});

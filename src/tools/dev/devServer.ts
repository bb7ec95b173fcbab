import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { webpack, type Compiler, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { pageConfigurations } from '../../../webpack.config';
import { FACTS_PATH } from '../../api/clinicFacts';
import type { ClinicFacts } from '../../domain/facts';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { ChunkFiles } from '../../prerender/chunkFiles';
import { writeFontFaces, writePreviewFonts } from '../../prerender/fontFaces';
import { iconSprite } from '../../prerender/iconSprite';
import { previewFonts } from '../../prerender/outputFiles';
import { createRaster, type Raster } from '../../prerender/raster';
import { answersAt } from '../../server/listen';
import { securityHeaders } from '../../server/site/securityHeaders';
import { CHUNK_STATS, chunkFiles, siteDescription } from '../buildSite';
import { startBackend } from './backend';
import { drawOnRequest, type FindDrawing } from './drawOnRequest';
import { Newest } from './newest';
import { watchPages, type PageCode } from './pages';
import type { DevSettings } from './settings';
import { typeFaults } from './typeFaults';

/** The files of the built site that the product's server itself fills in or falls back to. */
const BACKEND_FILES = /^(?:templates\/|site\/404\.html$)/;

/** All at once: a server that starts just then must not find half a file. */
async function writeIfChanged(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(folder, name);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === content.toString()) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = path.join(folder, randomUUID());
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** The policy of the real server; in some engines 'self' is not the page's own socket. */
function allowSocket(headers: Readonly<Record<string, string>>, { host, port }: DevSettings) {
  const policy = headers['content-security-policy'] ?? '';
  const sockets = `ws://localhost:${port} ws://${host}:${port}`;
  return { ...headers, 'content-security-policy': policy.replace('connect-src', `connect-src ${sockets}`) };
}

async function previewRaster(outputFolder: string): Promise<Raster> {
  const fonts = previewFonts(outputFolder);
  await writePreviewFonts(fonts);
  return createRaster(fonts);
}

function watchChunks(compiler: Compiler): { chunks: Newest<ChunkFiles>; latest: () => Stats | undefined } {
  const chunks = new Newest<ChunkFiles>();
  let latest: Stats | undefined;
  compiler.hooks.done.tap('chunks', (stats) => {
    latest = stats;
    chunks.finish(chunkFiles(stats.toJson(CHUNK_STATS)));
  });
  return { chunks, latest: () => latest };
}

/** Checks types after every compilation, which then follows edits of the server too; their faults show with its own. */
function checkTypes(compiler: Compiler, server: WebpackDevServer): void {
  let faults: readonly string[] = [];
  let compilations = 0;
  let isChecking = false;
  const show = (): void => {
    if (faults.length > 0) server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', faults);
  };
  const check = async (): Promise<void> => {
    compilations += 1;
    faults = [];
    if (isChecking) return;
    isChecking = true;
    let checked: number;
    let found: readonly string[];
    do {
      checked = compilations;
      found = await typeFaults();
    } while (checked !== compilations);
    isChecking = false;
    faults = found;
    show();
    if (faults.length > 0) console.error(faults.join('\n'));
  };
  compiler.hooks.afterCompile.tap('types', ({ contextDependencies }) => {
    contextDependencies.add(path.resolve('src'));
  });
  // The page hears of the compilation first.
  compiler.hooks.done.tap({ name: 'types', stage: 1 }, () => {
    check().catch(console.error);
  });
  server.webSocketServer?.implementation.on('connection', show);
  server.invalidate();
}

/**
 * Serves the site from its sources.
 * @param args as for the command, for the processes beside it
 * @returns once it answers
 */
export async function serveSources(settings: DevSettings, args: readonly string[]): Promise<void> {
  const { host, port, outputFolder, publicUrl } = settings;
  const started = Date.now();
  const compiler = webpack(pageConfigurations(settings).browser);
  const { chunks, latest } = watchChunks(compiler);
  const fontCss = writeFontFaces(path.join(outputFolder, 'site/assets'), (font) => Promise.resolve(font));
  let raster: Promise<Raster> | undefined;
  let headers: Readonly<Record<string, string>> = {};

  const found = async ({ drawings, bootScript }: PageCode, facts: ClinicFacts) =>
    drawings({
      site: {
        chunks: await chunks.get(),
        fontCss: await fontCss,
        bootScript: bootScript.toString(),
        iconSprite: iconSprite(),
      },
      origin: publicUrl,
      facts,
      raster: () => (raster ??= previewRaster(outputFolder)),
    });
  const find: FindDrawing = async (file) => (await found(await pages.get(), await factsNow())).get(file);
  const factsNow = async (): Promise<ClinicFacts> =>
    (await fetch((await backend()) + FACTS_PATH)).json() as Promise<ClinicFacts>;

  const backend = await startBackend(outputFolder, { ...process.env, PUBLIC_URL: publicUrl });
  const writeForBackend = async (code: PageCode): Promise<void> => {
    const description = siteDescription(settings, code.bootScript);
    headers = allowSocket(securityHeaders(description), settings);
    for (const [file, { draw }] of await found(code, SAMPLE_FACTS))
      if (BACKEND_FILES.test(file)) await writeIfChanged(outputFolder, file, await draw());
    await writeIfChanged(outputFolder, 'site.json', JSON.stringify(description));
  };
  const pages = watchPages(args, outputFolder, (code, edited) => {
    writeForBackend(code).catch(console.error);
    const known = latest()?.compilation.fileDependencies;
    const isInBrowser = (file: string) => path.extname(file) === '' || known?.has(file) !== false;
    if (!edited.every(isInBrowser))
      server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  });

  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      // Compression would hold the calendar's event stream back.
      compress: false,
      client: {
        logging: 'warn',
        // At whatever name the page has come by.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: true },
      },
      headers: () => headers,
      static: [
        { directory: path.resolve('public'), serveIndex: false },
        { directory: path.join(outputFolder, 'site'), serveIndex: false, watch: false },
      ],
      proxy: [
        {
          context: () => true,
          router: backend,
          target: 'http://127.0.0.1',
          // A restart ends the calendars' streams; they come again by themselves.
          logLevel: 'silent',
          onProxyRes: (answer) => {
            delete answer.headers['content-security-policy'];
          },
        },
      ],
      setupMiddlewares: (middlewares) => {
        const names = (start: string) => (one: (typeof middlewares)[number]) =>
          'name' in one && one.name.startsWith(start);
        const isProxy = names('http-proxy');
        const own = middlewares.filter((one) => !isProxy(one));
        // Files follow the pages, so that no folder answers in a page's place; the product's server has the rest.
        own.splice(own.findIndex(names('webpack-dev-middleware')), 0, drawOnRequest(find));
        return [...own, ...middlewares.filter(isProxy)];
      },
    },
    compiler,
  );
  await server.start();
  // With a fault in the sources it starts too, and says so on every page.
  await pages.get().then(backend, () => undefined);
  console.log(answersAt(publicUrl));
  // On two cores, types checked beside the first compilation would hold it up.
  checkTypes(compiler, server);
  console.log(`Ready in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

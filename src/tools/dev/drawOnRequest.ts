import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../domain/htmlEscape';
import { pageFile, type Drawing } from '../../prerender/drawings';
import { contentTypeOf } from '../../server/site/siteFile';
import { reason } from '../../server/errors/reason';

/** By its place in a build; undefined where a build has no such drawing. */
export type FindDrawing = (file: string) => Promise<Drawing | undefined>;

/** Goes away by itself once the fault is mended. */
const faultPage = (fault: unknown): string =>
  `<!doctype html><meta http-equiv="refresh" content="1"><title>Fault</title><pre>${escapeHtml(
    fault instanceof Error ? (fault.stack ?? fault.message) : reason(fault),
  )}</pre>`;

/** Answers what a build would have drawn into files, as it would look now; leaves everything else to others. */
export function drawOnRequest(find: FindDrawing) {
  const answer = async (path: string, response: ServerResponse): Promise<boolean> => {
    for (const file of [`site/${pageFile(path)}`, `site${path}`, `site${path}.json`]) {
      const drawing = await find(file);
      if (drawing === undefined || file === `site/${pageFile('*')}`) continue;
      const body = await drawing.draw();
      response
        .setHeader('content-type', contentTypeOf(file))
        .setHeader('cache-control', 'no-store')
        .end(body);
      return true;
    }
    return false;
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    answer(pathname.replace(/(.)\/$/, '$1'), response).then(
      (isDrawn) => {
        if (!isDrawn) next();
      },
      (fault: unknown) => {
        console.error(fault);
        response.statusCode = 500;
        response.setHeader('content-type', 'text/html; charset=utf-8').end(faultPage(fault));
      },
    );
  };
}

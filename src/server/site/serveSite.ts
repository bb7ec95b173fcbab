import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { ENCODINGS } from './siteFile';
import type { Site, Variant, Variants } from './site';

function chooseVariant(variants: Variants, request: IncomingMessage): Variant {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS]);
  return variants[encoding ?? 'identity'] ?? variants.identity;
}

/** Weak comparison, as RFC 9110 §13.1.2 asks for GET and HEAD. */
function hasVariant(ifNoneMatch: string | undefined, { etag }: Variant): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

function write(request: IncomingMessage, response: ServerResponse, status: number, variant: Variant): void {
  response.writeHead(status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** Answers with the variant that the client understands best, or says that it has it. */
export function serveVariants(variants: Variants, request: IncomingMessage, response: ServerResponse): void {
  const variant = chooseVariant(variants, request);
  if (hasVariant(request.headers['if-none-match'], variant)) {
    response.writeHead(304, variant.unchangedHeaders as string[]);
    response.end();
  } else write(request, response, 200, variant);
}

/**
 * Answers GET and HEAD of what the site has.
 * @returns false, with nothing written, at any other path
 */
export function serveKnown(site: Site, request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? '/';
  const end = url.indexOf('?');
  const answer = site.answerAt(end === -1 ? url : url.slice(0, end));
  if (answer === undefined) return false;
  if (answer.kind === 'moved') {
    const query = end === -1 ? '' : url.slice(end);
    response.writeHead(308, ['location', answer.to + query, ...site.redirectHeaders]);
    response.end();
  } else serveVariants(answer.variants, request, response);
  return true;
}

/** Answers GET and HEAD of every path, the not-found page included. */
export function serveSite(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (serveKnown(site, request, response)) return;
  write(request, response, 404, chooseVariant(site.notFound, request));
}

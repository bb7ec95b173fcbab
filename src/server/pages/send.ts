import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from './render';

/** Compares weakly, as RFC 9110 §13.1.2 wants for GET and HEAD. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** Sends a page in the encoding that the client likes best, or 304 when the client has it. */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, type, tag, ...bodies }: RenderedPage,
): FastifyReply {
  const encoding = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const compressed = encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  // The status of the not-found page says more than its text, so a client may not keep it.
  if (status === 200) {
    const etag = compressed === undefined ? `"${tag}"` : `"${tag}-${compressed}"`;
    reply.header('etag', etag);
    if (hasTag(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (compressed !== undefined) reply.header('content-encoding', compressed);
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .send(bodies[compressed ?? 'identity']);
}

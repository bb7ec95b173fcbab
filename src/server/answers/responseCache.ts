import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Quality 8 takes a twentieth of the time of quality 11, and a document is still below 16 kB. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 8 };

/** A body that is compressed once and sent many times. */
export interface CachedBody {
  /** Media type. */
  readonly type: string;
  /** Digest of the content, for the ETag. */
  readonly tag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export const digestOf = (content: Buffer): string => hash('sha256', content, 'base64url').slice(0, 22);

/** Compresses a text with Brotli and gzip, outside the main thread. */
export async function cachedBody(text: string, type: string): Promise<CachedBody> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([toBrotli(identity, { params: QUALITY }), toGzip(identity)]);
  return { type, tag: digestOf(identity), identity, br, gzip: gzipped };
}

/** Compares weakly, as [`If-None-Match`](https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2) requires. */
const hasTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

/**
 * Sends a body in the encoding that the client prefers, or 304 if the client has it. Clients store it, with its ETag,
 * unless the answer is an error or its route has set `cache-control`.
 */
export function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, tag, ...bodies }: CachedBody,
  status = 200,
): FastifyReply {
  const encoding = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const compressed = encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
  reply.header('vary', 'accept-encoding');
  const isStored = !reply.hasHeader('cache-control');
  if (isStored) reply.header('cache-control', 'no-cache');
  // No ETag for the not-found page, so that every request gets its 404.
  if (isStored && status === 200) {
    const etag = compressed === undefined ? `"${tag}"` : `"${tag}-${compressed}"`;
    reply.header('etag', etag);
    if (hasTag(headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  }
  if (compressed !== undefined) reply.header('content-encoding', compressed);
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .send(bodies[compressed ?? 'identity']);
}

/** Returns a function that makes a value of an object once, and keeps it as long as the object, unless a promise fails. */
export function keptWith<Source extends object, Value>(make: (from: Source) => Value) {
  const kept = new WeakMap<Source, Value>();
  return (from: Source): Value => {
    const known = kept.get(from);
    if (known !== undefined) return known;
    const value = make(from);
    kept.set(from, value);
    if (value instanceof Promise) value.catch(() => kept.delete(from));
    return value;
  };
}

/** Returns the cached value of a key. Concurrent calls share one `make`; a failed `make` is not cached. */
export async function getOrMake<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}

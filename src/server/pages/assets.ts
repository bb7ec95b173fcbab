import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { digestOf } from '../answers/responseCache';
import { readPortrait } from '../clinic/readFacts';
import type { Db } from '../db/schema';

/** Compressed copies, and the build's pages of the sample clinic. */
const NOT_SERVED = ['**/*.br', '**/*.gz', '*.html', '*.json', '*.xml', '*.txt', '*.webmanifest'];

/**
 * Serves the built files, by their exact names, and portraits that staff stored.
 * @param siteFolder folder of the build's files for browsers
 */
export async function assetRoutes(app: FastifyInstance, db: Db, siteFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: NOT_SERVED,
    cacheControl: false,
    setHeaders: (reply) => {
      // Names of assets contain a hash of the content.
      const isHashed = reply.request.url.startsWith('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Mail programs in browsers and other sites' previews show these.
      if (/^\/(?:apple-touch-icon\.png|previews\/)/.test(reply.request.url))
        reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  // Portraits of the build have routes of their own, which match first.
  app.get<{ Params: { name: string } }>('/doctors/:name', async (request, reply) => {
    const portrait = await readPortrait(db, request.params.name);
    if (portrait === undefined) {
      reply.callNotFound();
      return reply;
    }
    const etag = `"${digestOf(portrait.content)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(portrait.type).send(portrait.content);
  });
}

import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { digestOf } from '../answers/kept';
import { readPortrait } from '../clinic/facts';
import type { Db } from '../db/schema';

const COMPRESSED_TWINS = ['**/*.br', '**/*.gz'];
/** The build's pages of the sample clinic. */
const RENDERED = ['*.html', '*.json', '*.xml', '*.txt', '*.webmanifest'];

/**
 * Answers GET and HEAD of the built files, by exactly their names, and of portraits that staff stored.
 * @param siteFolder holds the files that the build made for browsers
 */
export async function assetRoutes(app: FastifyInstance, db: Db, siteFolder: string): Promise<void> {
  const common = { wildcard: false, index: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: join(siteFolder, 'assets'),
    prefix: '/assets/',
    globIgnore: COMPRESSED_TWINS,
    // A name holds the hash of its content.
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    ...common,
    root: siteFolder,
    decorateReply: false,
    globIgnore: ['assets/**', ...RENDERED, ...COMPRESSED_TWINS],
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  // The build's own portraits answer first, by their names.
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

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem';

/**
 * True for a form that another site sent. The browser's own word counts before an origin that names no place of
 * ours; under a no-referrer policy `Origin` is `null` for our own form too.
 */
function isForeignPost(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === publicUrl) return false;
  if (site !== undefined) return site !== 'same-origin';
  if (origin === undefined || origin === 'null') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Nothing is done for a form on a stranger's page, which would come with its visitors' addresses. Programs that name
 * no site, unlike browsers, go on as they did.
 * @param publicUrl the site's public address without a closing slash
 */
export function refuseForeignPosts(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'POST' && isForeignPost(headers, publicUrl)) throw new Problem(403);
  });
}

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem';

/** Returns true if another site's page sent the form. */
function isForeignPost(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === publicUrl) return false;
  if (site !== undefined) return site !== 'same-origin';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Refuses posts from other sites' pages, which would count against those visitors' addresses. Accepts posts without
 * `Origin` and `Sec-Fetch-Site`: they do not come from browsers.
 */
export function csrfGuard(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'POST' && isForeignPost(headers, publicUrl)) throw new Problem(403);
  });
}

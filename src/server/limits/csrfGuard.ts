import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem';

/** Returns true if another site's page sent the form. */
function isForeignPost(headers: IncomingHttpHeaders, publicUrl: string, isWithoutReferrer: boolean): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === publicUrl) return false;
  if (site !== undefined) return site !== 'same-origin';
  if (origin === undefined) return false;
  if (origin === 'null') return !isWithoutReferrer;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Refuses posts from other sites' pages, which would count against those visitors' addresses. Accepts posts without
 * `Origin` and `Sec-Fetch-Site`: they do not come from browsers.
 * @param isWithoutReferrer true if our posting pages have the policy `no-referrer`, under which browsers send `Origin:
 * null`
 */
export function csrfGuard(app: FastifyInstance, publicUrl: string, isWithoutReferrer = false): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'POST' && isForeignPost(headers, publicUrl, isWithoutReferrer)) throw new Problem(403);
  });
}

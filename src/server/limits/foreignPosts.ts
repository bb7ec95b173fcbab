import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem';

/** Returns whether another site's page sent a form. */
function isForeignPost(headers: IncomingHttpHeaders, publicUrl: string, isWithoutReferrer: boolean): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === publicUrl) return false;
  if (site !== undefined) return site !== 'same-origin';
  if (origin === undefined) return false;
  if (origin === 'null') return !isWithoutReferrer;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Refuses forms on a stranger's page, which would come with its visitors' addresses. Programs that name no site,
 * unlike browsers, are let through.
 * @param isWithoutReferrer the posting page of ours has the policy `no-referrer`, under which browsers send
 * `Origin: null`
 */
export function csrfGuard(app: FastifyInstance, publicUrl: string, isWithoutReferrer = false): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'POST' && isForeignPost(headers, publicUrl, isWithoutReferrer)) throw new Problem(403);
  });
}

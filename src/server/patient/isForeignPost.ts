import type { IncomingHttpHeaders } from 'node:http';

/**
 * True for a form that another site sent. The browser's own word counts first; under our no-referrer policy
 * `Origin` is `null` for our own form too, so only an origin that names another place is refused.
 * @param publicUrl the site's public address without a closing slash
 */
export function isForeignPost(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined || origin === 'null' || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

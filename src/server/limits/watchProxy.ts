import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { isPublic, type Config } from '../config/config';
import { addressOf, countedAddresses } from './uses';

/**
 * Watches whether a proxy hides the visitors' addresses. Logs once if it sends X-Forwarded-For, which is not trusted.
 * @returns a function that returns a warning to the operator once a post came from this machine although the site is
 * public; '' while there is nothing to report
 */
export function watchProxy(app: FastifyInstance, { publicUrl, trustProxy }: Config): () => string {
  const interfaces = Object.values(networkInterfaces()).flatMap((some = []) => some);
  const own = countedAddresses(['127.0.0.1', '::1', ...interfaces.map(({ address }) => address)]);
  const isOpen = isPublic(publicUrl);
  const isTrusting = trustProxy > 0;
  let isShared = false;
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    // Whoever tries the site on its own machine is forwarded too, by exactly the proxies that are trusted.
    const isForwarded =
      isTrusting &&
      String(forwarded ?? '')
        .split(',')
        .filter(Boolean).length === trustProxy;
    isShared ||= isOpen && request.method === 'POST' && !isForwarded && own.has(addressOf(request));
    if (isTrusting || hasWarned || forwarded === undefined) return;
    hasWarned = true;
    app.log.warn(
      'X-Forwarded-For arrives, but TRUST_PROXY is off: behind a proxy all visitors share one budget.',
    );
  });
  return () =>
    isShared
      ? `Posts come from this machine's own address, so all visitors share one budget: let the proxy send X-Forwarded-For and set TRUST_PROXY.`
      : '';
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND, routes } from '../../app/routes';
import { renderedQuery } from '../../content/requestedSubject';
import { requestedRows } from '../../content/requestedRows';
import { bookingPath, requestedChoice } from '../../content/bookingQuery';
import { BENCH_PATH, PATHS } from '../../content/paths';
import { CALLS, SLOT_EVENTS } from '../../domain/contract';
import { FACTS_PATH, type ClinicFacts } from '../../domain/facts';
import { sendCached } from '../answers/responseCache';
import { Problem } from '../errors/problem';
import type { Pages } from './pages';

const TEXTS = [BENCH_PATH, '/sitemap.xml', '/robots.txt', '/site.webmanifest', FACTS_PATH];

const firstPart = (path: string): string => /^\/[^/?]*/.exec(path)?.[0] ?? '';
/** First segments of the paths that programs request. */
const PROGRAMS = new Set([...Object.values(CALLS), SLOT_EVENTS, '/health', '/metrics'].map(firstPart));

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Returns the handler of unknown paths: people get the not-found page, programs an error.
 * @throws {Problem} 404 for a program
 */
export const notFoundHandler =
  (pages: Pages) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isByPerson = isRead(request) && !PROGRAMS.has(firstPart(request.url));
    const page = isByPerson ? await pages.sitePage(NOT_FOUND) : undefined;
    if (page === undefined) throw new Problem(404);
    return sendCached(request, reply, page, 404);
  };

/** Returns the part of an address that its page shows: a service and a doctor, or a subject; '' for other pages. */
function shownQuery(path: string, url: string, facts: ClinicFacts): string {
  const [, search = ''] = url.split('?');
  if (path === PATHS.contact) return renderedQuery(search);
  if (path !== PATHS.booking) return '';
  const { service, doctor } = requestedRows(requestedChoice(search), facts);
  return bookingPath({ service: service?.id, doctor: doctor?.id }).slice(path.length);
}

/** Serves the site's pages and the text files rendered with them. */
export function pageRoutes(app: FastifyInstance, pages: Pages): void {
  const notFound = notFoundHandler(pages);
  const paths = routes.map(({ path }) => path).filter((path) => path !== NOT_FOUND);
  for (const path of [...paths, ...TEXTS])
    app.get(path, async (request, reply) => {
      const page = await pages.sitePage(path, shownQuery(path, request.url, pages.facts()));
      return page === undefined ? notFound(request, reply) : sendCached(request, reply, page);
    });
  // Addresses of pages have no closing slash.
  for (const path of paths.filter((one) => one !== '/'))
    app.get(`${path}/`, ({ url }, reply) =>
      reply.header('cache-control', 'no-cache').redirect(url.replace(/\/(?=\?|$)/, ''), 308),
    );
  app.setNotFoundHandler(notFound);
}

import type { FastifyInstance } from 'fastify';
import { PATHS, requestedChoice } from '../../content/paths';
import type { AskServer } from '../../prerender/postedForm';
import { statusOf } from '../errors/errorAnswers';
import { Problem } from '../errors/problem';
import { quicklyCompressed } from '../site/compressed';
import { serveSite, serveVariants } from '../site/serveSite';
import { variantsOf } from '../site/site';
import type { CallsOptions } from './callsOptions';
import { doctorTimes } from './doctorTimes';

type Options = Pick<CallsOptions, 'bookingWeeks' | 'drawForm' | 'memory' | 'site'>;

const LINKED = `${PATHS.booking}?`;

/** Whether an address asks for more than the page that was drawn in advance. */
export const isLinkedPage = ({ drawForm }: Pick<Options, 'drawForm'>, url: string): boolean =>
  drawForm !== undefined && url.startsWith(LINKED) && requestedChoice(url.slice(LINKED.length)) !== null;

/** The booking page for what its address asks for, with the calendar as it is now; when that fails, as ever. */
export function linkedPageRoute(app: FastifyInstance, options: Options): void {
  const { drawForm, site } = options;
  if (drawForm === undefined) return;
  const path = PATHS.booking;
  const ask: AskServer = async (asked) => {
    try {
      if (asked.call !== 'times') throw new Problem(405);
      return { status: 200, body: await doctorTimes(options, asked.doctorId) };
    } catch (error) {
      return { status: statusOf(error), body: null };
    }
  };
  app.get(path, async (request, reply) => {
    reply.hijack();
    if (!isLinkedPage(options, request.url)) {
      serveSite(site, request.raw, reply.raw);
      return;
    }
    try {
      const { search } = new URL(request.url, 'http://localhost');
      const { html } = await drawForm({ path, search }, ask);
      const identity = Buffer.from(html);
      const bodies = { identity, ...quicklyCompressed(identity) };
      serveVariants(variantsOf({ name: `${path}.html`, bodies }, site.commonHeaders), request.raw, reply.raw);
    } catch (error) {
      if (!(error instanceof Problem)) request.log.error({ err: error }, 'a linked page could not be drawn');
      serveSite(site, request.raw, reply.raw);
    }
  });
}

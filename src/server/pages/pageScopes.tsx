import type { FastifyInstance } from 'fastify';
import type { ReactElement } from 'react';
import { appointmentMetadata } from '../../content/pages/appointment';
import type { PageMetadata } from '../../content/pageMetadata';
import type { ClinicFacts } from '../../domain/facts';
import { ProblemPage } from '../../pages/appointment/ProblemPage';
import { PageHeading } from '../../pages/appointment/OwnPage';
import { sendCached } from '../answers/responseCache';
import { beginErrorAnswer } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { csrfGuard } from '../limits/csrfGuard';
import type { AppWithPages } from './pages';

/**
 * Headers of one person's page, whose address must not be cached, indexed, or sent on as a referrer. The policy leaves
 * posts their `Origin`, which `no-referrer` would replace by `null`.
 */
export const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const;

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends a page that is not among the site's pages; its status is 200 if omitted.
     * @param keptAs name of a page that shows the same to everybody: it is rendered once, see {@link Pages.cachedDocument}
     */
    sendPage: (
      page: ReactElement,
      options?: { readonly status?: number; readonly keptAs?: string },
    ) => Promise<FastifyReply>;
  }
}

/** Returns the metadata of pages that are titled by their headings. */
type Describe = (facts: ClinicFacts) => Omit<PageMetadata, 'title'>;

type WithInput = (fields: URLSearchParams, problem: string) => ReactElement | Promise<ReactElement>;

/**
 * Sets up a Fastify scope whose forms only our own pages may post, and whose routes answer with pages, errors too.
 * @param withInput renders the form again, with what was typed and the problem
 */
function answerWithPages(
  app: FastifyInstance,
  { pages, publicUrl }: AppWithPages,
  kind: 'private' | 'form',
  describe: Describe,
  withInput?: WithInput,
): void {
  csrfGuard(app, publicUrl);
  app.decorateReply('sendPage', async function sendPage(page, { status = 200, keptAs } = {}) {
    let heading = '';
    const receive = (text: string): void => {
      heading = text;
    };
    // A document's head is described after its page is rendered.
    const describeRendered = (facts: ClinicFacts): PageMetadata => ({
      ...describe(facts),
      title: status === 422 ? `Eroare: ${heading}` : heading,
    });
    const Component = () => <PageHeading value={receive}>{page}</PageHeading>;
    const loaded = { Component, handle: { describe: describeRendered } };
    if (keptAs !== undefined)
      return sendCached(this.request, this, await pages.cachedDocument(keptAs, loaded), status);
    return this.code(status)
      .type('text/html; charset=utf-8')
      .send(await pages.renderDocument(loaded));
  });
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = beginErrorAnswer(error, request, reply);
    // Visitors need not know about media types.
    const problem = status === 415 ? wireError(400).message : message;
    const fields = fieldsOf(request);
    if (withInput !== undefined && fields.size > 0)
      return reply.sendPage(await withInput(fields, problem), { status });
    const keptAs = `problem ${request.routeOptions.url} ${problem}`;
    return reply.sendPage(<ProblemPage problem={problem} replaces={kind} />, { status, keptAs });
  });
}

/** Sets up a Fastify scope of its own for forms posted by pages without JavaScript. */
export function plainForms(
  app: FastifyInstance,
  site: AppWithPages,
  describe: Describe,
  withInput: WithInput,
): void {
  answerWithPages(app, site, 'form', describe, withInput);
  app.addHook('preHandler', async ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    if (body === undefined || body === null) throw new Problem(415);
  });
}

/** Sets up a Fastify scope of its own for private pages. */
export function privatePages(app: FastifyInstance, site: AppWithPages): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  answerWithPages(app, site, 'private', () => appointmentMetadata);
}

import type { FastifyInstance } from 'fastify';
import type { ReactElement } from 'react';
import type { PageHandle } from '../../app/loadedPage';
import { appointmentMetadata } from '../../content/pages/appointment';
import { ProblemPage } from '../../pages/Appointment';
import { sendCached } from '../answers/responseCache';
import { beginErrorAnswer } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { csrfGuard } from '../limits/csrfGuard';
import type { AppWithPages } from './render';

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
     * @param keptAs name of a page that shows the same to everybody: it is rendered once, see {@link Pages.kept}
     */
    sendPage: (
      page: ReactElement,
      options?: { readonly status?: number; readonly keptAs?: string },
    ) => Promise<FastifyReply>;
  }
}

type WithInput = (fields: URLSearchParams, problem: string) => ReactElement | Promise<ReactElement>;

/**
 * Sets up a Fastify scope whose forms only our own pages may post, and whose routes answer with pages, errors too.
 * @param describe the metadata of its pages
 * @param withInput renders the form again, with what was typed and the problem
 */
function ownPages(
  app: FastifyInstance,
  { pages, publicUrl }: AppWithPages,
  of: 'patient' | 'form',
  describe: PageHandle['describe'],
  withInput?: WithInput,
): void {
  csrfGuard(app, publicUrl);
  app.decorateReply('sendPage', async function sendPage(page, { status = 200, keptAs } = {}) {
    const describeError: typeof describe = (facts) => {
      const metadata = describe(facts);
      return { ...metadata, title: `Eroare: ${metadata.title}` };
    };
    const loaded = { Component: () => page, handle: { describe: status === 422 ? describeError : describe } };
    if (keptAs !== undefined) return sendCached(this.request, this, await pages.kept(keptAs, loaded), status);
    return this.code(status)
      .type('text/html; charset=utf-8')
      .send(await pages.document(loaded));
  });
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = beginErrorAnswer(error, request, reply);
    // Visitors need not know about media types.
    const problem = status === 415 ? wireError(400).message : message;
    const fields = fieldsOf(request);
    if (withInput !== undefined && fields.size > 0)
      return reply.sendPage(await withInput(fields, problem), { status });
    const keptAs = `problem ${request.routeOptions.url} ${problem}`;
    return reply.sendPage(<ProblemPage problem={problem} of={of} />, { status, keptAs });
  });
}

/** Sets up a Fastify scope of its own for forms posted by pages without JavaScript. */
export function plainForms(
  app: FastifyInstance,
  site: AppWithPages,
  describe: PageHandle['describe'],
  withInput: WithInput,
): void {
  ownPages(app, site, 'form', describe, withInput);
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
  ownPages(app, site, 'patient', () => appointmentMetadata);
}

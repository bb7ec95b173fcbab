import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import type { PageHandle } from '../../app/loadedPage';
import { appointmentMetadata } from '../../content/pages/appointment';
import { ProblemPage } from '../../pages/Appointment';
import { sendCached } from '../answers/responseCache';
import { beginErrorAnswer } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { csrfGuard } from '../limits/csrfGuard';
import type { Pages, AppWithPages } from './render';

/**
 * Headers of one person's page, whose address must not be cached, indexed, or sent on as a referrer. The policy leaves
 * posts their `Origin`, which `no-referrer` would replace by `null`.
 */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** Renders and sends a page that is not among the site's pages. */
export async function sendOwnPage(
  reply: FastifyReply,
  pages: Pages,
  page: ReactElement,
  status = 200,
  describe: PageHandle['describe'] = () => appointmentMetadata,
): Promise<FastifyReply> {
  const html = await pages.document({ Component: () => page, handle: { describe } });
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/**
 * Sends a page that shows the same to everybody, which is rendered once, see {@link Pages.kept}.
 * @param name the same for the same page
 */
export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  name: string,
  page: ReactElement,
  status = 200,
  describe: PageHandle['describe'] = () => appointmentMetadata,
): Promise<FastifyReply> {
  const body = await pages.kept(name, { Component: () => page, handle: { describe } });
  return sendCached(request, reply, body, status);
}

/** Sends a page of one scope; its status is 200 if omitted. */
type SendPage = (reply: FastifyReply, page: ReactElement, status?: number) => Promise<FastifyReply>;

/**
 * Answers errors of a scope's routes with a page instead of JSON.
 * @param withInput sends a page that keeps what was typed; without it, and without input, the page is a kept one
 */
function answerErrorsWithPages(
  app: FastifyInstance,
  pages: Pages,
  of: 'patient' | 'form',
  describe?: PageHandle['describe'],
  withInput?: (reply: FastifyReply, fields: URLSearchParams, problem: string, status: number) => unknown,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = beginErrorAnswer(error, request, reply);
    // Visitors need not know about media types.
    const problem = status === 415 ? wireError(400).message : message;
    const fields = fieldsOf(request);
    if (withInput !== undefined && fields.size > 0) return withInput(reply, fields, problem, status);
    const name = `problem ${request.routeOptions.url} ${problem}`;
    const page = <ProblemPage problem={problem} of={of} />;
    return sendKeptPage(request, reply, pages, name, page, status, describe);
  });
}

/**
 * Sets up a Fastify scope for forms posted by pages without JavaScript.
 * @param app a scope of its own
 * @param describe the metadata of the page with the form
 * @param pageOf renders the form with its input and the problem
 * @returns a function that sends the scope's pages
 */
export function plainForms(
  app: FastifyInstance,
  { pages, publicUrl }: AppWithPages,
  describe: PageHandle['describe'],
  pageOf: (fields: URLSearchParams, problem: string) => ReactElement | Promise<ReactElement>,
): SendPage {
  const send: SendPage = (reply, page, status) => sendOwnPage(reply, pages, page, status, describe);
  csrfGuard(app, publicUrl);
  app.addHook('preHandler', async ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    if (body === undefined || body === null) throw new Problem(415);
  });
  answerErrorsWithPages(app, pages, 'form', describe, async (reply, fields, problem, status) =>
    send(reply, await pageOf(fields, problem), status),
  );
  return send;
}

/**
 * Sets up a Fastify scope for private pages, whose forms only our own pages may post.
 * @param app a scope of its own
 */
export function privatePages(app: FastifyInstance, { pages, publicUrl }: AppWithPages): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  csrfGuard(app, publicUrl);
  answerErrorsWithPages(app, pages, 'patient');
}

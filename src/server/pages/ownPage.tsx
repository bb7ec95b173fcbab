import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import type { PageHandle } from '../../app/loadedPage';
import { appointmentMetadata } from '../../content/pages/appointment';
import { ProblemPage } from '../../pages/Appointment';
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

/** Sends a page of one scope; its status is 200 if omitted. */
type SendPage = (reply: FastifyReply, page: ReactElement, status?: number) => Promise<FastifyReply>;

/** Answers errors of a scope's routes with a page instead of JSON. */
function answerErrorsWithPages(
  app: FastifyInstance,
  send: SendPage,
  pageOf: (message: string, request: FastifyRequest) => ReactElement | Promise<ReactElement>,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = beginErrorAnswer(error, request, reply);
    // Visitors need not know about media types.
    const words = status === 415 ? wireError(400).message : message;
    return send(reply, await pageOf(words, request), status);
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
  answerErrorsWithPages(app, send, (problem, request) => {
    const fields = fieldsOf(request);
    return fields.size === 0 ? <ProblemPage problem={problem} of="form" /> : pageOf(fields, problem);
  });
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
  const send: SendPage = (reply, page, status) => sendOwnPage(reply, pages, page, status);
  answerErrorsWithPages(app, send, (problem) => <ProblemPage problem={problem} of="patient" />);
}

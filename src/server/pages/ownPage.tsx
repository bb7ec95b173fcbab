import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { appointmentMetadata } from '../../content/pages/appointment';
import { ProblemPage } from '../../pages/Appointment';
import { beginErrorAnswer } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { csrfGuard } from '../limits/csrfGuard';
import type { Pages, AppWithPages } from './render';

/** Headers of one person's page, whose address must not be cached, sent to other sites or indexed. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** Renders and sends a page that is not among the site's pages. */
export async function sendOwnPage(
  reply: FastifyReply,
  pages: Pages,
  page: ReactElement,
  status = 200,
): Promise<FastifyReply> {
  const html = await pages.document({
    Page: () => page,
    describe: () => appointmentMetadata,
    subject: { kind: 'notFound' },
  });
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** Answers errors of a scope's routes with a page instead of JSON. */
function answerErrorsWithPages(
  app: FastifyInstance,
  pages: Pages,
  pageOf: (message: string, request: FastifyRequest) => ReactElement | Promise<ReactElement>,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = beginErrorAnswer(error, request, reply);
    // Visitors need not know about media types.
    const words = status === 415 ? wireError(400).message : message;
    return sendOwnPage(reply, pages, await pageOf(words, request), status);
  });
}

/**
 * Sets up a Fastify scope for forms posted by pages without JavaScript.
 * @param app a scope of its own
 * @param pageOf renders the form with its input and the problem
 */
export function plainForms(
  app: FastifyInstance,
  { pages, publicUrl }: AppWithPages,
  pageOf: (fields: URLSearchParams, problem: string) => ReactElement | Promise<ReactElement>,
): void {
  csrfGuard(app, publicUrl);
  app.addHook('preHandler', async ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    if (body === undefined || body === null) throw new Problem(415);
  });
  answerErrorsWithPages(app, pages, (problem, request) => {
    const fields = fieldsOf(request);
    return fields.size === 0 ? <ProblemPage problem={problem} of="form" /> : pageOf(fields, problem);
  });
}

/**
 * Sets up a Fastify scope for private pages, whose forms only our own pages may post.
 * @param app a scope of its own
 */
export function privatePages(app: FastifyInstance, { pages, publicUrl }: AppWithPages): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  csrfGuard(app, publicUrl, true);
  answerErrorsWithPages(app, pages, (problem) => <ProblemPage problem={problem} of="patient" />);
}

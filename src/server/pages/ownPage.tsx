import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { appointmentMetadata } from '../../content/pages/appointment';
import { ProblemPage } from '../../pages/Appointment';
import { beginErrorAnswer } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { csrfGuard } from '../limits/foreignPosts';
import type { Pages, SiteWithPages } from './render';

/** Headers of a page that is for one person only and whose address goes nowhere. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** Renders and sends a page that is no address of the site. */
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

/** Answers what the routes of an app throw with a page in place of JSON. */
function answerErrorsWithPages(
  app: FastifyInstance,
  pages: Pages,
  pageOf: (message: string, request: FastifyRequest) => ReactElement | Promise<ReactElement>,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = beginErrorAnswer(error, request, reply);
    // No person has to know of media types.
    const words = status === 415 ? wireError(400).message : message;
    return sendOwnPage(reply, pages, await pageOf(words, request), status);
  });
}

/**
 * Makes an app's forms those of the site's own pages without JavaScript.
 * @param app a scope of its own
 * @param pageOf shows what was typed again, with what went wrong
 */
export function plainForms(
  app: FastifyInstance,
  { pages, publicUrl }: SiteWithPages,
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

/** Makes the pages of an app private, and its forms those of our own pages. @param app a scope of its own */
export function privatePages(app: FastifyInstance, { pages, publicUrl }: SiteWithPages): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  csrfGuard(app, publicUrl, true);
  answerErrorsWithPages(app, pages, (problem) => <ProblemPage problem={problem} of="patient" />);
}

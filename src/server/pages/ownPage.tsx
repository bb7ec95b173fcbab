import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { appointmentMetadata } from '../../content/pages/appointment';
import { headersOf, statusOf } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import type { Pages } from './render';

type Renderer = Pick<Pages, 'document'>;

/** Headers of a page that is for one person only and whose address goes nowhere. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** Renders and sends a page that is no address of the site. */
export async function sendOwnPage(
  reply: FastifyReply,
  pages: Renderer,
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

/** Returns the one or two sentences that a person reads about an error. */
export function messageOf(error: unknown): string {
  const status = statusOf(error);
  // No person has to know of media types.
  if (status === 415) return wireError(400).message;
  return wireError(status, error instanceof Problem ? error.message : undefined).message;
}

/** Answers what the routes of an app throw with a page in place of JSON. */
export function answerErrorsWithPages(
  app: FastifyInstance,
  pages: Renderer,
  pageOf: (message: string, request: FastifyRequest) => ReactElement | Promise<ReactElement>,
): void {
  app.setErrorHandler(async (error: FastifyError | Problem, request, reply) => {
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'a request failed');
    // The framework hangs up on a client that is still sending, which would lose it this answer.
    reply.removeHeader('connection').headers({ 'cache-control': 'no-store', ...headersOf(error) });
    return sendOwnPage(reply, pages, await pageOf(messageOf(error), request), status);
  });
}

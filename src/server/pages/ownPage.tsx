import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { appointmentMetadata } from '../../content/pages/appointment';
import { ProblemPage } from '../../pages/Appointment';
import { beginErrorAnswer } from '../errors/errorAnswers';
import { wireError } from '../errors/problem';
import { acceptForms } from '../forms/readForm';
import { refuseForeignPosts } from '../limits/foreignPosts';
import type { Pages } from './render';

type Renderer = Pick<Pages, 'document'>;

/** Headers of a page that is for one person only and whose address goes nowhere. */
const PRIVATE = {
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

/** Answers what the routes of an app throw with a page in place of JSON. */
export function answerErrorsWithPages(
  app: FastifyInstance,
  pages: Renderer,
  pageOf: (message: string, request: FastifyRequest) => ReactElement | Promise<ReactElement>,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = beginErrorAnswer(error, request, reply);
    // No person has to know of media types.
    const words = status === 415 ? wireError(400).message : message;
    return sendOwnPage(reply, pages, await pageOf(words, request), status);
  });
}

/** Makes the pages of an app private, and its forms small ones of our own. @param app a scope of its own */
export function privatePages(
  app: FastifyInstance,
  { pages, publicUrl }: { readonly pages: Renderer; readonly publicUrl: string },
): void {
  // Bytes; no form of these pages has a long field. Mail programs' own buttons send multipart.
  acceptForms(app, ['application/x-www-form-urlencoded', 'multipart/form-data'], 1024);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  refuseForeignPosts(app, { publicUrl, isWithoutReferrer: true });
  answerErrorsWithPages(app, pages, (problem) => <ProblemPage problem={problem} of="patient" />);
}

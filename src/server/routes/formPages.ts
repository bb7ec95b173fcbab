import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PATHS } from '../../content/paths';
import { wireAppointment, wireContactRequest } from '../../domain/contractRequests';
import type { AskServer, CallAnswer, VisitCall } from '../../prerender/postedForm';
import { errorAnswers, headersOf, statusOf } from '../errors/errorAnswers';
import { Problem, wireError } from '../errors/problem';
import { countedApart, countPost } from '../limits/limitPosts';
import { formProblemPage } from '../patient/patientPage';
import type { CallsOptions } from './callsOptions';
import { keepContactRequest } from './contactRequest';
import { bookAppointment } from './createAppointment';
import { doctorTimes } from './doctorTimes';
import { BODY_LIMIT } from './readForm';

/** Pages whose forms work without scripts. */
const FORM_PAGES = [PATHS.booking, PATHS.contact] as const;

/**
 * How many pages are drawn for an address in the time in which it may send one form: without scripts every look at
 * another week is a post too. Beyond that it gets a page that was drawn before, because one that is drawn takes some
 * hundredths of a second, and nobody may have them all.
 */
const PAGES_PER_FORM = 3;

export const hasFormPage = ({ drawForm }: Pick<CallsOptions, 'drawForm'>, path: string): boolean =>
  drawForm !== undefined && FORM_PAGES.some((known) => known === path);

/** @throws {Problem} 415 for another kind of body, 400 for one that is no text */
function readFields({ body }: FastifyRequest): Readonly<Record<string, string>> {
  if (!(body instanceof URLSearchParams)) throw new Problem(415);
  return Object.fromEntries(body);
}

/** A form that was posted by its page itself, without scripts, is answered with that page as it is then. */
export function formPageRoutes(app: FastifyInstance, options: CallsOptions): void {
  const { drawForm, postsPerMinute, site } = options;
  if (drawForm === undefined) return;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body: Buffer, done) => {
      if (isUtf8(body)) done(null, new URLSearchParams(String(body)));
      else done(new Problem(400));
    },
  );
  const headers = { ...options.headers, 'cache-control': 'no-store' };
  app.setErrorHandler(errorAnswers(headers, (message) => formProblemPage(site, message)).answer);

  const answerCall = async (request: FastifyRequest, asked: VisitCall): Promise<unknown> => {
    if (asked.call === 'times') return doctorTimes(options, asked.doctorId);
    await countPost(app, request, options);
    const { payload, idempotencyKey } = asked;
    return asked.call === 'contactRequest'
      ? keepContactRequest(options, v.parse(wireContactRequest, payload), idempotencyKey)
      : bookAppointment(request, options, v.parse(wireAppointment, payload), idempotencyKey);
  };

  const config = countedApart('page', PAGES_PER_FORM * postsPerMinute);
  for (const path of FORM_PAGES)
    app.post(path, { config }, async (request, reply) => {
      const ask: AskServer = async (call): Promise<CallAnswer> => {
        try {
          return { status: 200, body: await answerCall(request, call) };
        } catch (error) {
          const status = statusOf(error);
          if (status >= 500) request.log.error({ err: error }, 'a request failed');
          reply.headers(headersOf(error));
          return { status, body: wireError(status, error instanceof Problem ? error.message : undefined) };
        }
      };
      const { status, html } = await drawForm({ path, fields: readFields(request) }, ask);
      return reply.code(status).type('text/html; charset=utf-8').send(html);
    });
}

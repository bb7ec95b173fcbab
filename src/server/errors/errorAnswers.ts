import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseConflict, DatabaseUnavailable } from '../db/errors';
import { Problem, wireError } from './problem';

type Headers = Readonly<Record<string, string>>;

/** Seconds: about as long as a database takes to start again. */
const RETRY_AFTER = '5';

/** A lost or contended database is a passing state: nothing is wrong with the request, which may be sent again. */
export function statusOf(error: unknown): number {
  if (error instanceof DatabaseUnavailable || error instanceof DatabaseConflict) return 503;
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode !== undefined && statusCode >= 400 ? statusCode : 500;
}

/** What an error's answer says besides its body. */
export function headersOf(error: unknown): Headers {
  return {
    ...(statusOf(error) === 503 && { 'retry-after': RETRY_AFTER }),
    ...(error instanceof Problem && error.headers),
  };
}

/** What a person reads instead of JSON, from a text of one or two sentences. */
type ErrorPage = (message: string) => string;

/**
 * Errors are JSON `{ status, message }` with the same HTTP status, never a stack trace.
 * @param page answers with this HTML instead, where people read
 */
export function errorAnswers(common: Headers, page?: ErrorPage) {
  const headers = { ...common, 'cache-control': 'no-store' };

  /** Whatever a route, a hook or the framework throws. */
  function answer(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): void {
    const status = statusOf(error);
    // A refusal of our own is no failure, and a crowd of them would fill the log.
    if (status >= 500 && !(error instanceof Problem)) request.log.error({ err: error }, 'a request failed');
    const body = wireError(status, error instanceof Problem ? error.message : undefined);
    // The framework hangs up on a client that is still sending, which would lose it this answer;
    // Node discards the rest of the body, and the request's time limit ends it.
    reply.removeHeader('connection');
    reply.code(status).headers({ ...headers, ...headersOf(error) });
    if (page === undefined) void reply.send(body);
    else void reply.type('text/html; charset=utf-8').send(page(body.message));
  }

  /** What cannot be read as HTTP at all. */
  function answerSocket(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
    const body = JSON.stringify(wireError(status));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  }

  return { answer, answerSocket };
}

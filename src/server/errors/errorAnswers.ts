import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WireError } from '../../domain/contract';
import { Problem, wireError } from './problem';

/**
 * Sets status and headers of the answer to any error.
 * @returns its body, never with a stack trace
 */
export function beginErrorAnswer(error: unknown, request: FastifyRequest, reply: FastifyReply): WireError {
  const { statusCode: status = 500 } = error as { statusCode?: number };
  const problem = error instanceof Problem ? error : undefined;
  // Our own refusals are not logged: many of them would fill the log.
  if (status >= 500 && problem === undefined) request.log.error({ err: error }, 'a request failed');
  // Fastify closes the connection of a client that is still sending, which would lose it this answer. Node discards the
  // rest of the body, and the request's time limit ends it.
  reply.removeHeader('connection').code(status).header('cache-control', 'no-store');
  // Seconds, about as long as a database takes to restart.
  if (status === 503) reply.header('retry-after', '5');
  reply.headers(problem?.headers ?? {});
  return wireError(status, problem?.message);
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.send(beginErrorAnswer(error, request, reply));
}

/**
 * Answers requests that are not valid HTTP.
 * @param headers headers of every answer
 */
export const socketAnswer =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
    const body = JSON.stringify(wireError(status));
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };

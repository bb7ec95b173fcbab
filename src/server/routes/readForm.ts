import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from '../../domain/contract';
import { unescapeHtml } from '../../domain/htmlEscape';
import { trimmed, type FieldProblems } from '../../domain/validation';
import { Problem } from '../errors/problem';

/** Bytes; the longest valid appointment, escaped twice over, stays far below. */
export const BODY_LIMIT = 64 * 1024;

/** Forms are the only bodies these calls take; anything else is answered 415, a longer one 413. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

type Field = readonly [name: string, value: string];

/** Every field, in order; rejects a broken body and one with a file. */
function readFields(contentType: string, body: Buffer): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    const fields: Field[] = [];
    const form = new Busboy({ headers: { 'content-type': contentType }, limits: { fieldSize: BODY_LIMIT } });
    form.on('field', (name, value) => fields.push([name, value]));
    form.on('file', (_name, stream) => {
      // A part that breaks off is told to its stream, where an error that nobody hears ends the process.
      stream.on('error', reject);
      stream.resume();
      reject(new Error('A file where a field belongs'));
    });
    form.on('error', reject);
    form.on('finish', () => {
      resolve(fields);
    });
    form.end(body);
  });
}

/**
 * Reads a form whose one field holds JSON text (specification §7).
 * @throws {Problem} 415 for another kind of body, 400 for anything but that one field of that shape
 */
export async function readForm<Schema extends v.GenericSchema>(
  request: FastifyRequest,
  field: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const contentType = request.headers['content-type'];
  if (!Buffer.isBuffer(request.body) || contentType === undefined) throw new Problem(415);
  if (!isUtf8(request.body)) throw new Problem(400);
  try {
    const [[name, value] = [], ...others] = await readFields(contentType, request.body);
    if (name !== field || value === undefined || others.length > 0) throw new Error('Not the one field');
    return v.parse(schema, JSON.parse(value));
  } catch {
    throw new Problem(400);
  }
}

/** Values arrive HTML-escaped and are kept as plain text (decisions §4). */
export function plainTexts<Texts extends Readonly<Record<string, string>>>(escaped: Texts): Texts {
  const plain = Object.entries(escaped).map(([name, text]) => [name, unescapeHtml(text)]);
  return trimmed(Object.fromEntries(plain) as Texts);
}

/**
 * @param labels the fields' names as a visitor knows them
 * @throws {Problem} 422 that names the failing fields
 */
export function refuseProblems<Name extends string>(
  problems: FieldProblems<Name>,
  labels: Readonly<Record<Name, string>>,
): void {
  const failing = (Object.keys(problems) as Name[]).map((name) => labels[name]);
  if (failing.length > 0) throw new Problem(422, `Verificați câmpurile: ${failing.join(', ')}.`);
}

/**
 * The visitor's own name for this attempt, if there is one.
 * @throws {Problem} 400 unless it is 1 to 100 visible ASCII characters
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[!-~]{1,100}$/.test(key)) {
    throw new Problem(
      400,
      `Antetul ${IDEMPOTENCY_HEADER} nu are forma așteptată. Reîncărcați pagina și încercați din nou.`,
    );
  }
  return key;
}

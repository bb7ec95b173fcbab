import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { REFUSALS } from '../../content/refusals';
import { IDEMPOTENCY_HEADER } from '../../domain/contract';
import { unescapeHtml } from '../../domain/htmlEscape';
import { cleaned, type FieldProblems } from '../../domain/validation';
import { Problem } from '../errors/problem';

/** Most bytes of a body. The longest valid appointment, even escaped twice, is far smaller. */
const BODY_LIMIT = 64 * 1024;

async function readFields(body: Buffer, type: string): Promise<URLSearchParams> {
  if (!isUtf8(body)) throw new Problem(400);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Problem(400);
    });
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    // A file in place of a text.
    if (typeof value !== 'string') throw new Problem(400);
    fields.append(name, value);
  }
  return fields;
}

/**
 * Accepts forms only, parsed into their fields: other types get 415, larger bodies 413. The API and mail programs'
 * unsubscribe buttons send multipart; pages without JavaScript send urlencoded forms.
 */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async ({ headers }: FastifyRequest, body: Buffer) => readFields(body, headers['content-type'] ?? ''),
  );
}

/** Returns the posted fields; none if no form was sent. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** @throws {Problem} 400, with these words, if a visitor's input does not match */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  words?: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (!read.success) throw new Problem(400, words);
  return read.output;
}

/**
 * Parses a call's form, whose only field holds JSON.
 * @throws {Problem} 415 without a form; 400 for other fields or another shape
 */
export function readCall<Schema extends v.GenericSchema>(
  { body }: FastifyRequest,
  field: string,
  schema: Schema,
): v.InferOutput<Schema> {
  if (!(body instanceof URLSearchParams)) throw new Problem(415);
  const json = v.pipe(v.string(), v.parseJson(), schema);
  return readAs(json, body.size === 1 ? body.get(field) : undefined);
}

/** Returns HTML-escaped values as cleaned plain text. */
export function plainTexts<Texts extends Readonly<Record<string, string>>>(escaped: Texts): Texts {
  const plain = Object.entries(escaped).map(([name, text]) => [name, unescapeHtml(text)]);
  return cleaned(Object.fromEntries(plain) as Texts);
}

/** @throws {Problem} 422 that names the invalid fields */
export function refuseProblems<Name extends string>(
  problems: FieldProblems<Name>,
  labels: Readonly<Record<Name, string>>,
): void {
  const failing = (Object.keys(problems) as Name[]).map((name) => labels[name]);
  if (failing.length > 0) throw new Problem(422, REFUSALS.fields(failing));
}

/**
 * Returns the client's idempotency key; null without one.
 * @throws {Problem} 400 unless it is 1 to 100 visible ASCII characters
 */
export const idempotencyKey = ({ headers }: FastifyRequest): string | null =>
  readAs(
    v.nullish(v.pipe(v.string(), v.regex(/^[!-~]{1,100}$/)), null),
    headers[IDEMPOTENCY_HEADER],
    REFUSALS.badHeader(IDEMPOTENCY_HEADER),
  );

import path from 'node:path';
import * as v from 'valibot';

/** Who plays scenarios, the quickest first. */
export const RUNNERS = ['machine', 'page', 'browser'] as const;
export type Runner = (typeof RUNNERS)[number];

const words = v.pipe(v.string(), v.nonEmpty());

const faultSchema = v.strictObject({
  /** What somebody who uses the site would say is wrong. */
  title: words,
  file: v.pipe(v.string(), v.regex(/^src(?:\/\w[\w.-]*)+$/, 'Expected a file of src/')),
  /** Text that stands there once, and what is put in its place. */
  find: words,
  replace: v.string(),
  /** Runners that cannot notice it, each with the reason. */
  unjudged: v.optional(v.partial(v.strictObject(v.entriesFromList(RUNNERS, words))), {}),
});

/** One deliberate fault in the product. */
export interface Fault extends v.InferOutput<typeof faultSchema> {
  /** Its file's name without the ending. */
  readonly name: string;
}

/** A fault that cannot be used; its message names it. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
}

/**
 * @param file where the text comes from
 * @throws FaultError
 */
export function parseFault(text: string, file: string): Fault {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson({}, 'expected JSON'), faultSchema), text);
  if (parsed.success) return { ...parsed.output, name: path.basename(file, '.json') };
  const lines = parsed.issues.map((issue) =>
    [file, v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
  );
  throw new FaultError(lines.join('\n'));
}

/**
 * The source with the fault in it.
 * @throws FaultError when its place is not there exactly once
 */
export function withFault(source: string, { name, file, find, replace }: Fault): string {
  const [before = '', ...after] = source.split(find);
  if (after.length === 1) return [before, replace, ...after].join('');
  throw new FaultError(
    `The fault ${name} no longer applies: what it replaces stands ${after.length} times in ${file}, expected once.`,
  );
}

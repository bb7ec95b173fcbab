import * as v from 'valibot';

/** The same schema with a description, which the published JSON Schema and editors show. */
export function about<Schema extends v.GenericSchema>(description: string, schema: Schema): Schema {
  return v.pipe(schema, v.description(description)) as unknown as Schema;
}

export const atLeast = (least: number) =>
  v.pipe(
    v.number(),
    v.integer('Expected a whole number'),
    v.minValue(least, `Expected a whole number from ${least} up`),
  );

/** Numbers as the site's own server gives them, or the text of another backend. */
export const id = v.union(
  [atLeast(1), v.pipe(v.string(), v.nonEmpty())],
  'Expected a whole number from 1 up, or text',
);

/** Why a field fails; the same three words in both machines. */
const fieldProblem = v.picklist(['missing', 'invalid', 'tooLong']);

export function problemsOf<const Fields extends readonly string[]>(fields: Fields) {
  return about(
    'Every failing field: one that is not named here must be in order.',
    v.partial(v.strictObject(v.entriesFromList(fields, fieldProblem))),
  );
}

/** What either form says beside its button. */
export const sendingContext = {
  wasNotSent: about('It was sent in vain, and says so until the visitor acts.', v.boolean()),
  isOffline: v.boolean(),
  isSlow: about('The answer takes longer than usual, and the form says so.', v.boolean()),
};

/** The button Golește formularul, which an earlier visit's words bring. */
export const formEmptied = v.strictObject({ type: v.literal('form.emptied') });

/** Between these two, every call fails as it does without a network. */
export const networkEvents = [
  v.strictObject({ type: v.literal('network.lost') }),
  v.strictObject({ type: v.literal('network.returned') }),
] as const;

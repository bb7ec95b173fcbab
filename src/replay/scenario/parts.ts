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

/** What a visitor does with the browser's own buttons, on either page. */
export const pageEvents = [
  v.strictObject({
    type: about('The page is loaded anew; whatever it waited for is given up.', v.literal('page.reloaded')),
  }),
] as const;

/** The address of one page, with what it may be told. */
export function addressOf(path: string) {
  return about(
    `The address by which the page is opened, when not by ${path} alone: ${path}?serviciu=2, as a link of a specialty page writes it.`,
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^${path}(?:\\?[^\\s#]*)?$`), `Expected ${path}, with or without a query`),
    ),
  );
}

const texts = v.array(v.pipe(v.string(), v.nonEmpty('Expected a text')));

export const text = v.partial(
  v.strictObject({
    present: about('Each can be read on the page, in its messages included.', texts),
    absent: about('None of them can be read on the page.', texts),
  }),
);

export const control = v.partial(
  v.strictObject({
    enabled: about('It can be used; false: it is greyed out or locked.', v.boolean()),
    focused: about('The keyboard is there.', v.boolean()),
    invalid: about('It is marked as wrong.', v.boolean()),
    error: about('What is said of it, tied to it; null: nothing.', v.nullable(v.string())),
    value: about(
      "What stands in it; of a list the chosen entry's words, '' when none is chosen.",
      v.string(),
    ),
    options: about('The entries of a list, without the one that chooses nothing.', v.array(v.string())),
  }),
);

export const controls = v.record(v.string(), v.nullable(control));

export type ExpectedText = v.InferOutput<typeof text>;
export type ExpectedControls = v.InferOutput<typeof controls>;

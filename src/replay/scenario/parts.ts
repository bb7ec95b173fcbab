import * as v from 'valibot';
import { FACTS_PATH } from '../../domain/facts';
import { isCalendarDate } from '../../domain/calendarDate';
import { CALLS } from '../../domain/contract';

export const isoDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'se așteaptă o dată de forma "YYYY-MM-DD"'),
  v.check(isCalendarDate, 'se așteaptă o dată care există'),
);
export const isoTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, 'se așteaptă o oră de forma "HH:mm"'));

const START = /^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** A date and time on the clinic's clock, with or without seconds. */
export const isoMoment = v.pipe(
  v.string(),
  v.regex(START, 'se așteaptă o oră de forma "YYYY-MM-DD HH:mm" sau "YYYY-MM-DD HH:mm:ss"'),
  v.check((text) => isCalendarDate(text.slice(0, 'YYYY-MM-DD'.length)), 'se așteaptă o dată care există'),
);

/** Adds a description to a schema, shown by the published JSON Schema and by editors. */
export function about<Schema extends v.GenericSchema>(description: string, schema: Schema): Schema {
  return v.pipe(schema, v.description(description)) as unknown as Schema;
}

export const integerFrom = (min: number) =>
  v.pipe(
    v.number(),
    v.integer('se așteaptă un număr întreg'),
    v.minValue(min, `se așteaptă un număr întreg de la ${min} în sus`),
  );

/** An id: a number of the site's own server, or another backend's text. */
export const anyId = v.union(
  [integerFrom(1), v.pipe(v.string(), v.nonEmpty())],
  'se așteaptă un număr întreg de la 1 în sus sau un text',
);

/** A weekly slot on a date; its times come from the answer. */
export const slotOnDate = v.strictObject({ slotId: anyId, date: isoDate });

/** The reason why a field is invalid; the same three words in both machines. */
const fieldProblem = v.picklist(['missing', 'invalid', 'tooLong']);

export function failingFields<const Fields extends readonly string[]>(fields: Fields) {
  return about(
    'Every failing field: one that is not named here must be in order.',
    v.partial(v.strictObject(v.entriesFromList(fields, fieldProblem))),
  );
}

/** The state of either form next to its button. */
export const sendingContext = {
  sendFailed: about(
    'The last send was refused or got no answer, and the form says so until the visitor acts.',
    v.boolean(),
  ),
  isOffline: v.boolean(),
  isSlow: about('The answer takes longer than usual, and the form says so.', v.boolean()),
};

/** Creates the schemas of the visitor's events on either page, of a form with these texts. */
export const formEvents = <const Fields extends readonly string[]>(fields: Fields) =>
  [
    v.strictObject({ type: v.literal('field.changed'), field: v.picklist(fields), value: v.string() }),
    v.strictObject({ type: v.literal('form.submitted') }),
    v.strictObject({
      type: about(
        "The button Golește formularul, which an earlier session's words bring.",
        v.literal('form.emptied'),
      ),
    }),
    v.strictObject({
      type: about('The page is reloaded; whatever it waited for is given up.', v.literal('page.reloaded')),
    }),
    v.strictObject({
      type: about('From now on every call fails as it does without a network.', v.literal('network.lost')),
    }),
    v.strictObject({ type: v.literal('network.returned') }),
  ] as const;

/** Creates the schema of a page's address with its parameters. */
export function pageAddress(path: string) {
  return about(
    `The page's address with what it asks for: ${path}?serviciu=2, as a link of a specialty page writes it.`,
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^${path}(?:\\?[^\\s#]*)?$`), `se așteaptă ${path}, cu sau fără parametri`),
    ),
  );
}

const texts = v.array(v.pipe(v.string(), v.nonEmpty('se așteaptă un text')));

const readTexts = v.partial(
  v.strictObject({
    present: about('Each can be read on the page, in its messages included.', texts),
    absent: about('None of them can be read on the page.', texts),
    announced: about(
      'Each stands in a live region, which a screen reader says, whether it can be seen or not.',
      texts,
    ),
  }),
);

const control = v.partial(
  v.strictObject({
    enabled: about('It can be used; false: it is greyed out or locked.', v.boolean()),
    invalid: about('It is marked as wrong.', v.boolean()),
    error: about('The error that is tied to it; null: none.', v.nullable(v.string())),
    value: about("The text in it; of a list the chosen entry's, '' when none is chosen.", v.string()),
    options: about('The entries of a list, without the one that chooses nothing.', v.array(v.string())),
    href: about('The address of a link.', v.string()),
  }),
);

const shownControls = v.record(v.string(), v.nullable(control));

/**
 * The expectations after a step on either page, in the order in which they are printed. Only named parts are
 * compared.
 */
export const everywhere = {
  notification: about(
    'The message that this step brought (the last of several); null: it brought none.',
    v.nullable(v.string()),
  ),
  onScreen: about('The message that stands on the page after this step; null: none.', v.nullable(v.string())),
  request: about(
    'Part of the payload of the one request that this step sent; null: it sent none.',
    v.nullable(v.record(v.string(), v.unknown())),
  ),
  key: about(
    'The idempotency key of the one request that this step sent: the same as that of the request before it, or one that no earlier request had.',
    v.picklist(['new', 'same']),
  ),
};

/** The expectations of the rendered page, for both forms. */
export const rendered = {
  text: about('Texts that can be read on the page, or cannot; line breaks count as spaces.', readTexts),
  controls: about(
    'Fields, buttons and links by the names that a screen reader says; null: there is none.',
    shownControls,
  ),
  focus: about(
    'The name of the field, button or heading that has the focus; null: nothing has.',
    v.nullable(v.string()),
  ),
};

export type ExpectedText = v.InferOutput<typeof readTexts>;
export type ExpectedControls = v.InferOutput<typeof shownControls>;

/** Paths of the six calls and the clinic's facts, by the names in scenario files. */
export const CALL_PATHS = { ...CALLS, facts: FACTS_PATH } as const;
export type CallName = keyof typeof CALL_PATHS;
export const CALL_NAMES = Object.keys(CALL_PATHS) as [CallName, ...CallName[]];

const answer = v.strictObject({
  doctor: v.exactOptional(
    about('Only for calls that ask for this doctor; left out, for every such call.', anyId),
  ),
  delay: v.exactOptional(
    v.union(
      [
        about('Milliseconds; left out, it answers at once.', integerFrom(0)),
        about('It waits for its `respond` step.', v.literal('respond')),
      ],
      'se așteaptă milisecunde sau "respond"',
    ),
  ),
  status: v.exactOptional(
    about(
      'The HTTP status; left out, 200.',
      v.pipe(integerFrom(200), v.maxValue(599, 'se așteaptă cel mult 599')),
    ),
  ),
  headers: v.exactOptional(
    about(
      'Headers of the answer, such as Date, by which the page corrects a wrong clock, or Clinic-Booking-Weeks.',
      v.record(v.string(), v.string()),
    ),
  ),
  failure: v.exactOptional(about('The connection breaks: no answer ever comes.', v.literal('network'))),
  body: v.exactOptional(
    about(
      'JSON; left out, it is what the standard clinic answers. Of facts only what is other than there.',
      v.unknown(),
    ),
  ),
  text: v.exactOptional(about('Instead of `body`: text that need not be JSON.', v.string())),
});

export const answersOfOneCall = about(
  'In the order in which the call is made; the last one answers every further call.',
  v.pipe(v.array(answer), v.minLength(1, 'se așteaptă cel puțin un răspuns')),
);

/** The answers of each call. The standard clinic answers a call that is left out. */
export const answers = v.partial(v.strictObject(v.entriesFromList(CALL_NAMES, answersOfOneCall)));

export type Answer = v.InferOutput<typeof answer>;
export type Answers = v.InferOutput<typeof answers>;

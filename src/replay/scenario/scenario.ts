import * as v from 'valibot';
import { PATHS } from '../../content/paths';
import { isCalendarDate } from '../../domain/calendarDate';
import { answers, CALL_NAMES } from './answers';
import { bookingContext, bookingEvent, bookingState, calendar } from './bookingParts';
import { about, atLeast, addressOf, controls, text } from './parts';
import { contactContext, contactEvent } from './contactParts';

/** Grows when older files can no longer be read. */
export const SCENARIO_VERSION = 1;

/** What can be expected on either page after a step, in the order in which it is printed. Only what is named is compared. */
const everywhere = {
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

const drawn = {
  text: about('What can be read on the page, and what cannot; line breaks count as spaces.', text),
  controls: about(
    'Fields, buttons and links by the names that a screen reader says; null: there is none.',
    controls,
  ),
};

/** In ms: a page that is left open longer shows nothing new, and every minute of it has to be played. */
export const LONGEST_ADVANCE = 24 * 60 * 60_000;

const passing = v.pipe(
  atLeast(0),
  v.maxValue(LONGEST_ADVANCE, `Expected at most ${LONGEST_ADVANCE}, the milliseconds of a day`),
);

/** A step does exactly one of four things; to do nothing and only look, it advances by 0. */
function stepsOf<Send extends v.GenericSchema, Expected extends v.GenericSchema>(
  send: Send,
  expected: Expected,
) {
  const note = v.exactOptional(about('A remark for the reader.', v.string()));
  const expect = v.exactOptional(expected);
  return v.pipe(
    v.array(
      v.union([
        v.strictObject({ note, send, expect }),
        v.strictObject({
          note,
          given: about(
            'A made-up person fills in everything, in a booking with the first doctor and the first free time.',
            v.literal('completed'),
          ),
          expect,
        }),
        v.strictObject({ note, advance: about('Milliseconds that pass; a day at most.', passing), expect }),
        v.strictObject({
          note,
          respond: about(
            'The oldest call of this name whose answer waits for "respond" is answered now.',
            v.picklist(CALL_NAMES),
          ),
          expect,
        }),
      ]),
    ),
    v.minLength(1, 'Expected at least one step'),
  );
}

const version = v.literal(SCENARIO_VERSION, `Expected ${SCENARIO_VERSION}, the version of the format`);

const head = {
  $schema: v.exactOptional(v.string()),
  version: about('Of the format.', version),
};

const START = /^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const setting = {
  title: about(
    'In Romanian: what happens, and what comes of it.',
    v.pipe(v.string(), v.nonEmpty('Expected a title')),
  ),
  start: about(
    "When the page opens, on the clinic's clock; left out, the seconds are 0.",
    v.pipe(
      v.string(),
      v.regex(START, 'Expected a time as "YYYY-MM-DD HH:mm" or "YYYY-MM-DD HH:mm:ss"'),
      v.check((text) => isCalendarDate(text.slice(0, 'YYYY-MM-DD'.length)), 'Expected a date that exists'),
    ),
  ),
};

export const bookingExpected = v.partial(
  v.strictObject({
    state: bookingState,
    context: bookingContext,
    ...everywhere,
    calendar: about('How some slots are shown; null: there is no calendar.', calendar),
    ...drawn,
  }),
);

export const contactExpected = v.partial(
  v.strictObject({ state: bookingState, context: contactContext, ...everywhere, ...drawn }),
);

const bookingScenario = v.strictObject({
  ...head,
  machine: v.literal('booking'),
  ...setting,
  address: v.exactOptional(addressOf(PATHS.booking)),
  answers: v.exactOptional(answers),
  steps: stepsOf(bookingEvent, bookingExpected),
});

const contactScenario = v.strictObject({
  ...head,
  machine: v.literal('contact'),
  ...setting,
  address: v.exactOptional(addressOf(PATHS.contact)),
  answers: v.exactOptional(answers),
  steps: stepsOf(contactEvent, contactExpected),
});

/** One scenario file (decisions §8). It names synthetic people only. */
export const scenarioSchema = v.variant('machine', [bookingScenario, contactScenario]);

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type MachineName = Scenario['machine'];
export type Step = Scenario['steps'][number];

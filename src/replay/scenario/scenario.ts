import * as v from 'valibot';
import { DAY } from '../../domain/durations';
import { SLOT_STATUSES } from '../../domain/slotStatus';
import { BOOKING_FIELDS } from '../../features/booking/session/bookingContext';
import {
  isoDate,
  isoMoment,
  isoTime,
  about,
  anyId,
  slotOnDate,
  formEvents,
  failingFields,
  sendingContext,
  pageAddress,
  answers,
  CALL_NAMES,
  integerFrom,
  rendered,
  everywhere,
} from './parts';
import { PATHS } from '../../content/paths';
import { PATIENT_FIELDS, CONTACT_FIELDS } from '../../domain/entities';

/** The visitor's events on the booking page. */
const bookingEvent = v.variant('type', [
  v.strictObject({ type: v.literal('service.chosen'), serviceId: v.nullable(anyId) }),
  v.strictObject({
    type: v.literal('price.chosen'),
    price: about("The key of one of the service's consultations.", v.nullable(v.string())),
  }),
  v.strictObject({ type: v.literal('doctor.chosen'), doctorId: v.nullable(anyId) }),
  v.strictObject({
    type: about("A doctor's first free time, offered as a button.", v.literal('offer.chosen')),
    address: pageAddress(PATHS.booking),
  }),
  v.strictObject({
    type: about('A press of a time, whatever the calendar says of it.', v.literal('slot.chosen')),
    slot: slotOnDate,
  }),
  v.strictObject({
    type: about('A link to the page itself, or a step back to it.', v.literal('address.changed')),
    address: pageAddress(PATHS.booking),
  }),
  v.strictObject({ type: v.literal('receipt.dismissed') }),
  v.strictObject({
    type: v.literal('load.retried'),
    call: v.picklist(['services', 'doctors', 'slots', 'vacations']),
  }),
  v.strictObject({ type: v.literal('visitor.returned') }),
  v.strictObject({ type: about('The button Săptămâna următoare.', v.literal('week.next')) }),
  v.strictObject({ type: about('The button Săptămâna anterioară.', v.literal('week.previous')) }),
  v.strictObject({ type: about('The button Primul interval liber.', v.literal('firstFree.pressed')) }),
  ...formEvents(PATIENT_FIELDS),
]);

/** The part of the machine's context that a visitor can see. */
export const bookingContext = v.partial(
  v.strictObject({
    serviceId: v.nullable(anyId),
    doctorId: v.nullable(anyId),
    slot: v.nullable(slotOnDate),
    price: v.nullable(v.string()),
    lostSlot: v.nullable(v.strictObject({ date: isoDate, startTime: isoTime })),
    notOffered: about(
      "The part of the page's address that is not offered.",
      v.nullable(v.picklist(['service', 'doctor', 'time'])),
    ),
    patient: v.partial(v.strictObject(v.entriesFromList(PATIENT_FIELDS, v.string()))),
    problems: failingFields(BOOKING_FIELDS),
    receipt: v.nullable(
      v.partial(
        v.strictObject({
          serviceId: anyId,
          doctorId: anyId,
          date: isoDate,
          startTime: isoTime,
          endTime: isoTime,
          price: v.nullable(v.string()),
          patientName: v.string(),
          reference: v.string(),
          link: v.nullable(v.string()),
          mailedTo: v.nullable(v.string()),
          isUnconfirmed: v.boolean(),
        }),
      ),
    ),
    ...sendingContext,
  }),
);

const formState = v.picklist([
  'idle',
  'submitted',
  'submitted.waiting',
  'submitted.sending',
  'success',
  'error',
]);

/** The expected states of some slots; `absent` for a slot that is not shown. */
const calendar = v.nullable(
  v.array(v.strictObject({ ...slotOnDate.entries, state: v.picklist([...SLOT_STATUSES, 'absent']) })),
);

export type BookingScenarioEvent = v.InferOutput<typeof bookingEvent>;
export type BookingScenarioContext = v.InferOutput<typeof bookingContext>;

/** The visitor's events on the contact page. */
const contactEvent = v.variant('type', formEvents(CONTACT_FIELDS));

/** The part of the machine's context that a visitor can see. */
export const contactContext = v.partial(
  v.strictObject({
    request: v.partial(v.strictObject(v.entriesFromList(CONTACT_FIELDS, v.string()))),
    problems: failingFields(CONTACT_FIELDS),
    ...sendingContext,
  }),
);

export type ContactScenarioEvent = v.InferOutput<typeof contactEvent>;
export type ContactScenarioContext = v.InferOutput<typeof contactContext>;

/** Increased when older files can no longer be read. */
export const SCENARIO_VERSION = 1;

/** Longest wait, in ms. A page that is left open longer shows nothing new, and every minute of it takes time to play. */
export const MAX_ADVANCE_MS = DAY;

const advanceMs = v.pipe(
  integerFrom(0),
  v.maxValue(MAX_ADVANCE_MS, `se așteaptă cel mult ${MAX_ADVANCE_MS}, milisecundele unei zile`),
);

const STEP_KEYS = ['send', 'each', 'given', 'advance', 'respond'] as const;

/**
 * Creates the schema of a step. A step does exactly one of five things; to only look, it advances by 0. The key that it
 * has decides which of them is meant, so that its problems are shown in that one's words.
 */
function stepOf<
  Send extends v.GenericSchema,
  const Fields extends readonly string[],
  Expected extends v.GenericSchema,
>(send: Send, fields: Fields, expected: Expected) {
  const note = v.exactOptional(about('A remark for the reader.', v.string()));
  const expect = v.exactOptional(expected);
  const kind = <Action extends v.ObjectEntries>(action: Action) =>
    v.strictObject({ note, ...action, expect });
  const kinds = {
    send: kind({ send }),
    each: kind({
      each: about(
        'Texts that are written into one field, one after the other; the expectations hold after each of them.',
        v.strictObject({
          field: v.picklist(fields),
          values: v.pipe(v.array(v.string()), v.minLength(1, 'se așteaptă cel puțin un text')),
        }),
      ),
    }),
    given: kind({
      given: about(
        'A made-up person fills in everything, in a booking with the first doctor and the first free time.',
        v.literal('completed'),
      ),
    }),
    advance: kind({ advance: about('Milliseconds that pass; a day at most.', advanceMs) }),
    respond: kind({
      respond: about(
        'The oldest call of this name whose answer waits for "respond" is answered now.',
        v.picklist(CALL_NAMES),
      ),
    }),
  };
  const any = v.union(
    [kinds.send, kinds.each, kinds.given, kinds.advance, kinds.respond],
    `se așteaptă exact una dintre cheile ${STEP_KEYS.join(', ')}`,
  );
  type AnyStep = v.GenericSchema<v.InferInput<typeof any>, v.InferOutput<typeof any>>;
  return v.lazy((input): AnyStep => {
    const [meant, ...others] = STEP_KEYS.filter(
      (key) => typeof input === 'object' && input !== null && key in input,
    );
    return meant === undefined || others.length > 0 ? any : kinds[meant];
  });
}

export const bookingExpected = v.partial(
  v.strictObject({
    state: formState,
    context: bookingContext,
    ...everywhere,
    calendar: about('How some slots are shown; null: there is no calendar.', calendar),
    ...rendered,
  }),
);

export const contactExpected = v.partial(
  v.strictObject({ state: formState, context: contactContext, ...everywhere, ...rendered }),
);

export const bookingStep = stepOf(bookingEvent, PATIENT_FIELDS, bookingExpected);
export const contactStep = stepOf(contactEvent, CONTACT_FIELDS, contactExpected);

function scenarioOf<const Machine extends keyof typeof PATHS, Step extends v.GenericSchema>(
  machine: Machine,
  step: Step,
) {
  return v.strictObject({
    $schema: v.exactOptional(v.string()),
    version: about(
      'Version of the format.',
      v.literal(SCENARIO_VERSION, `se așteaptă ${SCENARIO_VERSION}, versiunea formatului`),
    ),
    machine: v.literal(machine),
    title: about(
      'In Romanian: what happens, and what comes of it.',
      v.pipe(v.string(), v.nonEmpty('se așteaptă un titlu')),
    ),
    start: about("When the page opens, on the clinic's clock; left out, the seconds are 0.", isoMoment),
    address: v.exactOptional(pageAddress(PATHS[machine])),
    answers: v.exactOptional(answers),
    steps: v.pipe(v.array(step), v.minLength(1, 'se așteaptă cel puțin un pas')),
  });
}

/** One scenario file. Holds synthetic people only. */
export const scenarioSchema = v.variant('machine', [
  scenarioOf('booking', bookingStep),
  scenarioOf('contact', contactStep),
]);

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type MachineName = Scenario['machine'];
export type Step = Scenario['steps'][number];

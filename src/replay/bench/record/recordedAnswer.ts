import * as v from 'valibot';
import * as answers from '../../../api/answers';
import { isSameJson, oneLine } from '../../run/mismatches';
import type { Answer, CallName } from '../../scenario/parts';
import { STANDARD_REFERENCE, STANDARD_REFUSAL, standardBody } from '../../scenario/standardClinic';
import type { RecordedCall } from './recording';

/** Allows a field. A value of another kind becomes one that the form cannot read either. */
const field = (schema: v.GenericSchema, unreadable: unknown = null) =>
  v.exactOptional(v.fallback(v.nullable(schema), unreadable));

/** Accepts what the form understands, and keeps it as it was written. */
const understood = (schema: v.GenericSchema) => v.custom((value) => v.is(schema, value));

const id = field(understood(answers.wireId));
const name = field(v.string());
const date = field(understood(answers.wireDate));
const time = field(understood(answers.wireTime));

/** Accepts a list alone, or in a field that the form knows. */
const listOf = (row: v.GenericSchema) => {
  const list = v.array(v.fallback(v.nullable(row), null));
  // A missing list stays missing: null would mean an empty one.
  const payload = field(list, {});
  return v.union([list, v.object({ data: list }), v.object({ status: field(v.number()), payload })]);
};

/** Texts of a form's answer that can be about a patient, with what scenarios hold instead. */
const MADE_UP = {
  message: STANDARD_REFUSAL,
  reference: STANDARD_REFERENCE,
  link: '/programare/exemplu',
} as const;

const replaced = (name: keyof typeof MADE_UP) =>
  field(
    v.pipe(
      v.string(),
      v.transform(() => MADE_UP[name]),
    ),
  );

const outcome = v.object({
  status: field(v.number()),
  confirmation: field(v.picklist(['email', 'none', 'required'])),
  reference: replaced('reference'),
  link: replaced('link'),
});

const refusal = v.object({ ...outcome.entries, message: replaced('message') });

/** The parts of each call's answer that scenarios may hold; all others are left out, at every depth. */
const PUBLIC: Readonly<Record<CallName, v.GenericSchema>> = {
  services: listOf(v.object({ id, medical_field_name: name })),
  doctors: listOf(v.object({ id, first_name: name, last_name: name, medical_field_id: id })),
  vacations: listOf(v.object({ start_date: date, end_date: date })),
  slots: listOf(
    v.object({
      slot: field(
        v.object({ id, day: field(understood(answers.wireWeekday)), start_time: time, end_time: time }),
      ),
      appointments: field(listOf(v.union([understood(answers.wireDate), v.object({ date })])), {}),
      hasAppointments: field(v.boolean()),
    }),
  ),
  createAppointment: outcome,
  contactRequest: outcome,
  facts: v.object({
    free: field(
      v.record(
        v.string(),
        v.object({
          words: name,
          when: name,
          address: name,
          times: field(listOf(v.object({ slotId: id, date, startTime: time, endTime: time, day: name })), {}),
        }),
      ),
    ),
  }),
};

/** Returns what a scenario may hold of an answer; an empty object for one of another kind. */
function publicPart({ call }: RecordedCall, status: number, body: unknown): unknown {
  const read = v.safeParse(status === 200 ? PUBLIC[call] : refusal, body);
  return read.success ? read.output : {};
}

/** Returns the content of a call's answer; undefined when it has none, or none in JSON. */
function contentOf({ answer }: RecordedCall): unknown {
  try {
    return typeof answer === 'object' && answer !== null ? (JSON.parse(answer.text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the texts of forms' answers that can be about a patient, each with what the scenario holds instead. */
export const privateTexts = (calls: readonly RecordedCall[]): readonly (readonly [string, string])[] =>
  calls.flatMap((call) => {
    const content = Object(contentOf(call)) as Record<string, unknown>;
    return Object.entries(MADE_UP).flatMap(([name, madeUp]) => {
      const { [name]: text } = content;
      return typeof text === 'string' ? [[oneLine(text), madeUp] as const] : [];
    });
  });

/** Returns the values that some keys have in the answers, at any depth. */
function valuesOf(calls: readonly RecordedCall[], keys: readonly string[]): ReadonlySet<string> {
  const values = new Set<string>();
  const keep = (key: string, value: unknown): unknown => {
    if (keys.includes(key)) values.add(String(value));
    return value;
  };
  for (const call of calls) JSON.stringify(publicPart(call, 200, contentOf(call)), keep);
  return values;
}

/** Returns the ids of all services, doctors and slots in the answers. */
export const namedIds = (calls: readonly RecordedCall[]) => valuesOf(calls, ['id', 'slotId']);

/** Returns the times at which the slots in the answers begin, as `HH:mm`. */
export const startTimes = (calls: readonly RecordedCall[]): ReadonlySet<string> =>
  new Set(
    [...valuesOf(calls, ['start_time', 'startTime'])].map((text) =>
      v.parse(v.fallback(answers.wireTime, ''), text),
    ),
  );

/** Returns an answer's content for the scenario; empty where the standard clinic answers the same. */
function recordedContent(asked: RecordedCall, status: number): Pick<Answer, 'body' | 'text'> {
  const content = contentOf(asked);
  if (content === undefined) return { text: 'Nu este JSON.' };
  const body = publicPart(asked, status, content);
  const standard = publicPart(asked, status, standardBody(asked.call, asked.doctorId, status));
  return isSameJson(body, standard) ? {} : { body };
}

/**
 * Returns a call's answer as a scenario writes it, without personal data, the reference and the link; without status and
 * content if it never came.
 */
export function recordedAnswer(asked: RecordedCall): Answer {
  const { doctorId, answer } = asked;
  const whose = doctorId !== '' && { doctor: doctorId };
  if (answer === null || answer === 'aborted') return { ...whose };
  if (answer === 'failed') return { ...whose, failure: 'network' };
  return {
    ...whose,
    ...(answer.status !== 200 && { status: answer.status }),
    ...recordedContent(asked, answer.status),
  };
}

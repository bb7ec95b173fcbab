import { QUERY } from '../../../content/bookingQuery';
import { isCalendarDate } from '../../../domain/calendarDate';
import { STANDARD_FACTS } from '../../../content/sample/standardClinic';
import { namedIds, privateTexts } from './recordedAnswer';
import type { ScenarioEvent } from '../../run/scenarioRunner';
import type { RecordedStep, Recording } from './recording';
import { syntheticText } from './syntheticText';

/** Placeholder for an id that the clinic does not offer; equally unknown to the page, so that it fails alike. */
const UNKNOWN = 'necunoscut';

type IsPublic = (value: string, ids: ReadonlySet<string>) => boolean;

const isNamed: IsPublic = (value, ids) => ids.has(value);

/** The query parameters that the page reads, each with the values that a scenario may hold. */
const PARAMETERS: Readonly<Record<string, IsPublic>> = {
  [QUERY.service]: isNamed,
  [QUERY.price]: (value) => STANDARD_FACTS.prices.some(({ key }) => key === value),
  [QUERY.doctor]: isNamed,
  [QUERY.date]: isCalendarDate,
  [QUERY.slot]: isNamed,
};

/**
 * Returns an address of a form without what may be about a patient.
 * @param ids ids of the services, doctors and slots in the answers
 */
function publicAddress(address: string, ids: ReadonlySet<string>): string {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const read = Object.entries(PARAMETERS).flatMap(([name, isPublic]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${isPublic(value, ids) ? encodeURIComponent(value) : UNKNOWN}`];
  });
  return read.length === 0 ? pathname : `${pathname}?${read.join('&')}`;
}

/** Length below which a typed text is not searched for, because it also occurs in text that was not typed. */
const SHORTEST_FOUND = 3;

/** Returns an expectation with other texts in place of given ones, also inside longer texts. */
export const replaceTexts = <Part>(
  expected: Part,
  texts: readonly (readonly [own: string, other: string])[],
): Part =>
  JSON.parse(JSON.stringify(expected), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    let result = value;
    for (const [own, other] of texts) {
      if (value === own) result = other;
      else if (own.trim().length >= SHORTEST_FOUND) result = result.replaceAll(own.trim(), other);
    }
    return result;
  }) as Part;

/**
 * Returns functions that put made-up data in place of what a recording holds about a patient. The same text is replaced
 * by the same one everywhere.
 */
export function createRedactor({ machine, calls, steps, removed }: Recording) {
  const ids = namedIds(calls);
  const redactAddress = (address: string): string => publicAddress(address, ids);
  const typed = [...steps, ...removed].flatMap((step, at) =>
    'send' in step && step.send.type === 'field.changed'
      ? [{ ...step.send, written: step.written, index: at < steps.length ? at : -1 }]
      : [],
  );
  const madeUp = ({ field, value, written }: Omit<(typeof typed)[number], 'index'>): string => {
    const others = new Set(typed.flatMap((one) => (one.field === field ? one.value : [])));
    return written ?? syntheticText(machine, field, value, [...others].indexOf(value));
  };
  /** Returns the texts that an expectation after some steps can hold, the longest first, which may contain others. */
  const textsAfter = (count: number) =>
    [
      ...privateTexts(calls),
      ...typed.flatMap((one) => (one.index < count ? [[one.value, madeUp(one)] as const] : [])),
    ].toSorted(([one], [other]) => other.length - one.length);
  const redactSend = (send: ScenarioEvent, written?: string): object => {
    if ('address' in send) return { send: { ...send, address: redactAddress(send.address) } };
    if (send.type !== 'field.changed') return { send };
    const value = madeUp({ ...send, written });
    return { send: { ...send, value }, ...(value !== send.value && { note: 'Text înlocuit.' }) };
  };
  return {
    redactAddress,
    texts: textsAfter(Infinity),
    redactStep: ({ written, ...step }: RecordedStep, index: number) => ({
      ...step,
      ...('send' in step && redactSend(step.send, written)),
      ...(step.expect && { expect: replaceTexts(step.expect, textsAfter(index + 1)) }),
    }),
  };
}

/** Returns an expectation, or a part of one, with made-up data in place of what was typed in a recording; null for none. */
export const redactedAs = <Part>(recording: Recording | null, expected: Part): Part =>
  recording === null ? expected : replaceTexts(expected, createRedactor(recording).texts);

import type { BaseIssue } from 'valibot';
import type { JsonPath } from '../../../domain/jsonTree';
import { spoken } from '../../database/staff/services';
import { WEEKDAYS } from '../output/weekTable';
import { intervalTimes, spanWords, type Span } from './factsFile';
import type { WholeFacts } from './wholeFacts';
import { hoursProblem } from './profileFields';

/** What is wrong with a file, where. */
export interface Problem {
  readonly path: JsonPath;
  readonly message: string;
}

const EXPECTED: Readonly<Record<string, string>> = {
  Object: 'un obiect, între acolade',
  Array: 'o listă, între paranteze drepte',
  string: 'un text, între ghilimele',
  number: 'un număr',
  boolean: 'true sau false',
};

const quoted = (name: string | null): string => `„${name?.replaceAll('"', '')}”`;

function issueMessage({ message, expected, received, path }: BaseIssue<unknown>): string {
  const field = path?.findLast(({ key }) => typeof key === 'string')?.key;
  if (!message.startsWith('Invalid ')) return `${String(field)}: ${message}`;
  // valibot says "never" of a name that it does not know, and "undefined" of one that is missing.
  if (expected === 'never') return `${quoted(received)} nu este cunoscut aici.`;
  if (received === 'undefined') return `Lipsește ${quoted(expected)}.`;
  return `${String(field)}: Scrieți ${EXPECTED[expected ?? ''] ?? expected}, nu ${received}.`;
}

export const issueProblem = (issue: BaseIssue<unknown>): Problem => ({
  path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
  message: issueMessage(issue),
});

function repeated<Row>(
  list: string,
  rows: readonly Row[],
  field: keyof Row & string,
  same: (row: Row) => string | number,
): readonly Problem[] {
  return rows.flatMap((row, index) => {
    if (rows.findIndex((other) => same(other) === same(row)) === index) return [];
    return [{ path: [list, index, field], message: `„${String(row[field])}” apare de două ori.` }];
  });
}

/** @param touch whether what ends where another begins overlaps it, as days do */
function overlaps(path: JsonPath, spans: readonly Span[], touch: boolean): readonly Problem[] {
  return spans.flatMap((one, index) => {
    const other = spans
      .slice(0, index)
      .find(({ from, to }) => (touch ? from <= one.to && one.from <= to : from < one.to && one.from < to));
    if (other === undefined) return [];
    return [{ path: [...path, index], message: `${spanWords(one)} se suprapune cu ${spanWords(other)}.` }];
  });
}

/** What each part of a file permits, but not all together. */
export function contradictions(facts: WholeFacts): readonly Problem[] {
  const { services, doctors, prices, closures } = facts;
  const keys = new Set(services.map(({ key }) => key));
  const unknownService = (list: string, rows: readonly { service: string }[]): readonly Problem[] =>
    rows.flatMap(({ service }, index) =>
      keys.has(service)
        ? []
        : [{ path: [list, index, 'service'], message: `Nu există serviciul ${service} în listă.` }],
    );
  const hours = hoursProblem(facts.profile);
  return [
    ...(hours === undefined ? [] : [{ path: ['profile', hours.field], message: hours.message }]),
    ...repeated('services', services, 'key', ({ key }) => key),
    ...repeated('services', services, 'name', ({ name }) => spoken(name)),
    ...repeated('doctors', doctors, 'number', ({ number }) => number),
    ...repeated('prices', prices, 'key', ({ key }) => key),
    ...unknownService('doctors', doctors),
    ...unknownService('prices', prices),
    ...doctors.flatMap(({ week, vacations }, index) => [
      ...WEEKDAYS.flatMap((day) =>
        overlaps(['doctors', index, 'week', day], week[day].map(intervalTimes), false),
      ),
      ...overlaps(['doctors', index, 'vacations'], vacations, true),
    ]),
    ...overlaps(['closures'], closures, true),
  ];
}

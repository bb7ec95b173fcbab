import type { BaseIssue } from 'valibot';
import type { JsonPath } from '../../domain/jsonTree';
import { answer } from './answers';
import { bookingContext, bookingEvent } from './bookingParts';
import { contactContext } from './contactParts';
import { didYouMean } from './didYouMean';
import { control } from './pageParts';
import { bookingExpected } from './scenario';

export interface Problem {
  readonly path: JsonPath;
  readonly message: string;
}

const STEP_KEYS = ['send', 'given', 'advance', 'respond'];

const pathOf = ({ path }: BaseIssue<unknown>): JsonPath =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

const oneOfFour = 'expected exactly one of send, given, advance, respond';

/** What a key of a scenario can be. */
const KNOWN_KEYS = [
  ...STEP_KEYS,
  ...['note', 'expect', 'machine', 'title', 'start', 'address', 'answers', 'steps', 'version'],
  ...Object.keys(bookingExpected.entries),
  ...Object.keys(bookingContext.entries),
  ...Object.keys(contactContext.entries),
  ...Object.keys(answer.entries),
  ...Object.keys(control.entries),
  ...bookingEvent.options.flatMap(({ entries }) => Object.keys(entries)),
];

const unquoted = (text: string): string => text.replaceAll('"', '');

function ownMessage({ message, expected, received }: BaseIssue<unknown>): string {
  const found = `, received ${received}`;
  if (!message.startsWith('Invalid ')) return message + found;
  // valibot says "never" of a key that it does not know, and "undefined" of one that is missing.
  if (expected === 'never')
    return `expected no ${received} here${didYouMean(unquoted(received), KNOWN_KEYS)}`;
  const options = (expected?.match(/"[^"]*"/g) ?? []).map(unquoted);
  return `expected ${expected ?? 'something else'}${received === 'undefined' ? ', received nothing' : found + didYouMean(unquoted(received), options)}`;
}

/** Of a step's four kinds, only the one that was meant is worth a complaint. */
function stepProblems(issue: BaseIssue<unknown>): readonly Problem[] {
  const path = pathOf(issue);
  const input = issue.input;
  const meant = STEP_KEYS.filter((key) => typeof input === 'object' && input !== null && key in input);
  if (meant.length !== 1) return [{ path, message: oneOfFour }];
  return (issue.issues ?? [])
    .filter((nested) => {
      const [key, ...deeper] = pathOf(nested);
      if (!STEP_KEYS.includes(String(key))) return true;
      // The other kinds complain of the very key that was meant.
      return key === meant[0] && !(deeper.length === 0 && nested.expected === 'never');
    })
    .flatMap((nested) => problemsOfIssues([nested]))
    .map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

/** What is wrong with a file, in the order in which it stands there. */
export function problemsOfIssues(issues: readonly BaseIssue<unknown>[]): readonly Problem[] {
  return issues.flatMap((issue) =>
    issue.type === 'union' && pathOf(issue).at(-2) === 'steps'
      ? stepProblems(issue)
      : [{ path: pathOf(issue), message: ownMessage(issue) }],
  );
}

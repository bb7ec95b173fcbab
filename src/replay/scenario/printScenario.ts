import { SCENARIO_VERSION, type Scenario } from './scenario';

/** As wide as the repository's other files, so that `npm run format` leaves a printed scenario as it is. */
const WIDTH = 110;

const HEAD = ['$schema', 'version', 'machine', 'title', 'start', 'address', 'answers', 'steps'];
const STEP = ['note', 'send', 'advance', 'respond', 'expect'];
const EXPECT = [
  'slotId',
  'date',
  'state',
  'context',
  'notification',
  'tone',
  'onScreen',
  'request',
  'headers',
];
const ANSWER = ['type', 'doctor', 'delay', 'status', 'failure', 'body'];
/** Names have one meaning wherever they stand, so one order serves every object. */
const ORDER = [...HEAD, ...STEP, ...EXPECT, 'calendar', ...ANSWER, 'text', 'controls'];

const SCHEMA = '../../scenario.schema.json';

function byOrder([a]: [string, unknown], [b]: [string, unknown]): number {
  const rank = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return rank(a) - rank(b);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Their keys are another's words, and keep their order. */
const FOREIGN = ['body', 'request', 'headers', 'controls'];

function entriesOf(value: object, key: string): [string, unknown][] {
  const entries = Object.entries(value);
  return FOREIGN.includes(key) ? entries : entries.sort(byOrder);
}

function inline(value: unknown, key = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => inline(item)).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = entriesOf(value, key).map(
    ([name, item]) => `${JSON.stringify(name)}: ${inline(item, name)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The formatter breaks a list of several objects that have several members each, however short it is. */
function isTable(value: readonly unknown[]): boolean {
  return value.length > 1 && value.every((item) => isObject(item) && Object.keys(item).length > 1);
}

const isBroken = (key: string, value: unknown): boolean =>
  key === '' || (Array.isArray(value) && isTable(value)) || hasBroken(value);

function hasBroken(value: unknown): boolean {
  return isObject(value) && Object.values(value).some((item: unknown) => isBroken('-', item));
}

function print(value: unknown, key: string, indent: string, taken: number): string {
  const short = inline(value, key);
  if (!isObject(value) || (!isBroken(key, value) && indent.length + taken + short.length <= WIDTH))
    return short;
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => deeper + print(item, '-', deeper, 1))
    : entriesOf(value, key).map(([name, item]) => {
        const label = `${JSON.stringify(name)}: `;
        return deeper + label + print(item, name, deeper, label.length + 1);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/**
 * The scenario as the text of its file: one order of keys, short things on one line, so that a change shows
 * as the lines it concerns.
 */
export function printScenario(scenario: Scenario): string {
  return `${print({ $schema: SCHEMA, ...scenario, version: SCENARIO_VERSION }, '', '', 0)}\n`;
}

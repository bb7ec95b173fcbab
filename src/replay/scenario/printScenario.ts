import * as v from 'valibot';
import { SCENARIO_VERSION, scenarioSchema, type Scenario } from './scenario';

/** As wide as the repository's other files, so that `npm run format` leaves a printed scenario as it is. */
const WIDTH = 110;

const SCHEMA = '../../scenario.schema.json';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** On one line. A line break in a text is written as two other characters. */
const inline = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/(?<=\[)\n *|\n *(?=\])/g, '')
    .replaceAll(/\n */g, ' ');

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
  const short = inline(value);
  if (!isObject(value) || (!isBroken(key, value) && indent.length + taken + short.length <= WIDTH))
    return short;
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => deeper + print(item, '-', deeper, 1))
    : Object.entries(value).map(([name, item]: [string, unknown]) => {
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
  const whole = { $schema: SCHEMA, ...scenario, version: SCENARIO_VERSION };
  // Reading puts keys into the schema's order.
  return `${print(v.safeParse(scenarioSchema, whole).output, '', '', 0)}\n`;
}

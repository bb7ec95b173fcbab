import stringify from 'json-stringify-pretty-compact';
import * as v from 'valibot';
import { slug } from '../../domain/text';
import { SCENARIO_VERSION, scenarioSchema, type Scenario } from './scenario';

const SCHEMA = '../../scenario.schema.json';

/** Limit in characters; a longer recorded body is printed on one line, out of the reader's way. */
const MAX_BODY_LENGTH = 500;

/**
 * Returns the text of a scenario's file. Keys are in a fixed order, and short values and long answers are on one line,
 * so that a diff shows only changed lines.
 */
export function printScenario(scenario: Scenario): string {
  // Parsing sorts the keys by the schema.
  const sorted = v.parse(scenarioSchema, { $schema: SCHEMA, ...scenario, version: SCENARIO_VERSION });
  const whole = JSON.stringify(sorted);
  let placeholder = '#';
  while (whole.includes(placeholder)) placeholder += '#';
  const bodies: string[] = [];
  const shortened = (key: string, value: unknown): unknown => {
    const body = key === 'body' ? JSON.stringify(value) : '';
    return body.length > MAX_BODY_LENGTH ? `${placeholder}${bodies.push(body) - 1}` : value;
  };
  const text = stringify(sorted, { maxLength: 110, replacer: shortened });
  const placed = new RegExp(`"${placeholder}(\\d+)"`, 'g');
  return `${text.replaceAll(placed, (_, index: string) => bodies[Number(index)] ?? '')}\n`;
}

/** Returns the name of a scenario's files, without an extension: `Serverul cade` → `serverul-cade`. */
export function fileName(title: string): string {
  // It ends with a whole word.
  return /^.{1,60}(?=-|$)/.exec(slug(title))?.[0] ?? 'scenariu';
}

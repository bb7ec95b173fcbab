import stringify from 'json-stringify-pretty-compact';
import * as v from 'valibot';
import { slug } from '../../domain/text';
import { SCENARIO_VERSION, scenarioSchema, type Scenario, type Step } from './scenario';

const SCHEMA = '../../scenario.schema.json';

/** Limit in characters; a longer recorded body is printed on one line, out of the reader's way. */
const MAX_BODY_LENGTH = 500;

/**
 * Returns the text of a scenario's file. Keys are in a fixed order, and short values and long answers are on one line,
 * so that a diff shows only changed lines.
 */
export function printScenario(scenario: Scenario): string {
  const whole = { $schema: SCHEMA, ...scenario, version: SCENARIO_VERSION };
  // Parsing sorts the keys by the schema.
  const { output } = v.safeParse(scenarioSchema, whole);
  const bodies: string[] = [];
  const shortened = (key: string, value: unknown): unknown => {
    const text = key === 'body' ? JSON.stringify(value) : '';
    return text.length > MAX_BODY_LENGTH ? `body ${bodies.push(text) - 1}` : value;
  };
  const text = stringify(output, { maxLength: 110, replacer: shortened });
  return `${text.replaceAll(/"body (\d+)"/g, (_, index: number) => bodies[index] ?? '')}\n`;
}

/** Returns the name of a scenario's files, without an extension: `Serverul cade` → `serverul-cade`. */
export function fileName(title: string): string {
  // It ends with a whole word.
  return /^.{1,60}(?=-|$)/.exec(slug(title))?.[0] ?? 'scenariu';
}

/** Returns a step on one line, in the words of its file: `service.chosen 1`, `advance 1000 ms`, `respond slots`. */
export function stepWords(step: Step): string {
  if ('advance' in step) return `advance ${step.advance} ms`;
  if ('respond' in step) return `respond ${step.respond}`;
  if ('given' in step) return `given ${step.given}`;
  if ('each' in step)
    return `each ${step.each.field} ${step.each.values.map((text) => JSON.stringify(text)).join(' ')}`;
  const { type, ...rest } = step.send;
  const values = Object.values(rest).map((value: unknown) =>
    typeof value === 'object' && value !== null ? Object.values(value).join(' ') : JSON.stringify(value),
  );
  return [type, ...values].join(' ');
}

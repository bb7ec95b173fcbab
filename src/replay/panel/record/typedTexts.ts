import { escapeHtml } from '../../../domain/htmlEscape';
import { FIELD_NAMES } from '../../../features/booking/bookingFields';
import type { MachineName } from '../../scenario/scenario';
import type { Mark } from './recording';
import { syntheticText } from './syntheticText';

/** What comes in the place of a typed text, by the machine's name for its field. */
export type Rewrite = (field: string, typed: string) => string;

export const rewriteFor = (machine: MachineName, keepsTyped: boolean): Rewrite =>
  keepsTyped ? (_, typed) => typed : (field, typed) => syntheticText(machine, field, typed);

/** The name under which a field is sent. */
const sentName = (field: string): string => (FIELD_NAMES as Readonly<Record<string, string>>)[field] ?? field;

interface Typed {
  readonly field: string;
  readonly text: string;
}

/** The text of every field as it stood at that mark. */
function typedBefore(marks: readonly Mark[], end: number): readonly Typed[] {
  const texts = new Map<string, string>();
  for (const { send } of marks.slice(0, end))
    if (send?.type === 'field.changed') texts.set(send.field, send.value);
  return [...texts].map(([field, text]) => ({ field, text: text.trim() }));
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A payload with made-up texts in the place of those that were typed, escaped as these were. A text that cannot
 * be recognized is left out: it may be somebody's.
 */
export function rewrittenPayload(
  payload: Readonly<Record<string, unknown>>,
  marks: readonly Mark[],
  index: number,
  rewrite: Rewrite,
): Readonly<Record<string, unknown>> {
  const typed = typedBefore(marks, index);
  const rewritten = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value === '' || DATE.test(value)) return value;
    const own = typed.filter(({ field }) => sentName(field) === key);
    const texts = [...own, ...typed];
    const escaped = texts.find(({ text }) => escapeHtml(text) === value);
    if (escaped !== undefined) return escapeHtml(rewrite(escaped.field, escaped.text).trim());
    const plain = texts.find(({ text }) => text === value);
    return plain && rewrite(plain.field, plain.text).trim();
  };
  return Object.fromEntries(
    Object.entries(payload)
      .map(([key, value]) => [key, rewritten(key, value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

import type { ExpectedControls, ExpectedText } from '../scenario/pageParts';
import { didYouMean } from '../scenario/didYouMean';
import { mismatches, type Mismatch } from './compare';
import type { ControlLook } from './stage';

export const withoutBreaks = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function textMismatches(
  { present = [], absent = [] }: ExpectedText,
  shown: string,
): readonly Mismatch[] {
  const isThere = (text: string): boolean => shown.includes(withoutBreaks(text));
  return [
    ...mismatches('text.present', present, present.filter(isThere), ['text', 'present']),
    ...mismatches(
      'text.absent',
      absent,
      absent.filter((text) => !isThere(text)),
      ['text', 'absent'],
    ),
  ];
}

export function controlMismatches(
  expected: ExpectedControls,
  shown: Readonly<Record<string, ControlLook>>,
): readonly Mismatch[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const found = shown[name] ?? null;
    // A calendar's times are too many to be read.
    const names = Object.keys(shown).filter((other) => !/\d\d:\d\d/.test(other));
    const none = `: there is none, only ${names.join(' | ')}${didYouMean(name, names)}`;
    const what = `controls.${name}${found === null && wanted !== null ? none : ''}`;
    return mismatches(what, wanted, found, ['controls', name]);
  });
}

/**
 * Compares the idempotency key of the one request that a step sent with those of earlier requests.
 * @param sent of the requests of this step
 */
export function keyMismatches(
  expected: string,
  sent: readonly string[],
  earlier: readonly string[],
): readonly Mismatch[] {
  const [key = ''] = sent;
  const actual = (): string => {
    if (sent.length !== 1) return `${sent.length} requests`;
    if (key === earlier.at(-1)) return 'same';
    return earlier.includes(key) ? 'older' : 'new';
  };
  return mismatches('key', expected, actual());
}

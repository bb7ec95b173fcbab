import type { ExpectedControls, ExpectedHeaders, ExpectedText } from '../scenario/pageParts';
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

/** Headers of one request, their names in lower case. */
export type RequestHeaders = Readonly<Record<string, string>>;

/**
 * @param sent of the requests that the step sent
 * @param earlier of those that each step before sent, in the steps' order
 */
export function headerMismatches(
  expected: ExpectedHeaders,
  sent: readonly RequestHeaders[],
  earlier: readonly (readonly RequestHeaders[])[],
): readonly Mismatch[] {
  const [only] = sent;
  if (only === undefined || sent.length > 1)
    return mismatches(`headers of ${sent.length} requests`, expected, undefined, ['headers']);
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const valueIn = (headers: RequestHeaders): string | undefined => headers[name.toLowerCase()];
    const value = valueIn(only);
    const isAsWanted = (): boolean => {
      if (wanted === 'absent' || value === undefined) return wanted === 'absent' && value === undefined;
      if (wanted === 'present') return true;
      if (wanted === 'new') return !earlier.flat().map(valueIn).includes(value);
      return earlier[wanted.sameAsStep - 1]?.map(valueIn).includes(value) ?? false;
    };
    const what = `headers.${name}${value === undefined ? '' : `: ${value}`}`;
    const actual = value === undefined ? 'absent' : 'present';
    return isAsWanted() ? [] : [{ what, path: ['headers', name], expected: wanted, actual }];
  });
}

import { ENCODINGS, type Encoding } from './siteFile';

/** Weights between 0 and 1; a wrong one counts as 0, so that nobody gets what they may not understand. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((parameter) => /^\s*q\s*=\s*(.*?)\s*$/i.exec(parameter)?.[1]).find(Boolean);
  if (weight === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
}

function weightsOf(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';');
      const name = coding.trim().toLowerCase();
      return [name === 'x-gzip' ? 'gzip' : name, weightOf(parameters)];
    }),
  );
}

/**
 * The encodings a client takes, the one it wants most first; among equals the smaller answer first.
 * @param header the request's Accept-Encoding (RFC 9110 §12.5.3)
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header.trim() === '') return ['identity'];
  const weights = weightsOf(header);
  const any = weights.get('*');
  const weight = (encoding: Encoding): number =>
    // Identity is always welcome unless ruled out, but never before what was asked for.
    weights.get(encoding) ?? any ?? (encoding === 'identity' ? 0.0001 : 0);
  return ENCODINGS.filter((encoding) => weight(encoding) > 0).sort((a, b) => weight(b) - weight(a));
}

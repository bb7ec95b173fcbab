import type { Cost } from '../../domain/entities';

/** Parses a whole number of RON or a range in rising order; undefined for any other text. */
export function parseCost(text: string): Cost | undefined {
  const [, low, high] = /^([1-9]\d{0,5})(?:[-–]([1-9]\d{0,5}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  if (low === undefined) return undefined;
  if (high === undefined) return Number(low);
  return Number(low) < Number(high) ? `${Number(low)}-${Number(high)}` : undefined;
}

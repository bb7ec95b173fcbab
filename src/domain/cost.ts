import type { Cost } from './entities';

/** A whole number of RON, or a range from less to more, as a person or a row writes it; undefined for anything else. */
export function costOf(text: string): Cost | undefined {
  const [, low, high] = /^([1-9]\d{0,5})(?:[-–]([1-9]\d{0,5}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  if (low === undefined) return undefined;
  if (high === undefined) return Number(low);
  return Number(low) < Number(high) ? `${Number(low)}-${Number(high)}` : undefined;
}

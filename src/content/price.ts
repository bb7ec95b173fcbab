/** RON; a range is written as text, as on the wire (specification §3). */
export interface Price {
  readonly id: string;
  readonly name: string;
  readonly cost: number | `${number}-${number}`;
  /** What the price leaves out or contains. */
  readonly note?: string;
}

/** Romanian money as people read it: `400 lei`, `150–600 lei`. */
export function formatCost(cost: Price['cost']): string {
  return `${String(cost).replace('-', '–')} lei`;
}

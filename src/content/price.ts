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

/** What one of these costs at least: `200 lei`, or `de la 250 lei` where there are several. */
export function lowestCost(prices: readonly Price[]): string {
  const costs = prices.map(({ cost }) => cost);
  const [lowest = 0] = [...costs].sort((a, b) => Number.parseInt(String(a)) - Number.parseInt(String(b)));
  return costs.length > 1 ? `de la ${formatCost(lowest)}` : formatCost(lowest);
}

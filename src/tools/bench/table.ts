export interface TableRow {
  readonly name: string;
  readonly perSecond: number;
  /** To the first row; left out there. */
  readonly ratio?: number;
  readonly note?: string;
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Prints rates with their ratios, one a line. */
export function printTable(title: string, rows: readonly TableRow[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, perSecond, ratio, note } of rows) {
    const rate = number.format(perSecond).padStart(9);
    const factor = ratio === undefined ? '' : `x ${ratio.toFixed(2)}`;
    console.log(`  ${name.padEnd(width)} ${rate}/s  ${factor.padEnd(8)}${note ?? ''}`.trimEnd());
  }
}

/** For what must not be more than its target. */
export const verdictOf = (value: number, most: number): string => (value <= most ? 'met' : 'MISSED');

export function targetNote(ratio: number, target: number): string {
  return `target ${target.toFixed(1)}: ${ratio >= target ? 'met' : 'MISSED'}`;
}

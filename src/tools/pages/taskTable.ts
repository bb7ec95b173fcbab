import Table from 'cli-table3';
import { median } from '../median';
import { verdictOf } from '../bench/table';
import { READING_MS, type Presses } from './presses';
import type { CalendarView } from './ways';
import type { NotedShift } from './watchPage';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

export const VIEWPORTS: readonly Viewport[] = [
  { width: 390, height: 844, hasTouch: true },
  { width: 768, height: 1024, hasTouch: true },
  { width: 1280, height: 800, hasTouch: false },
  { width: 1920, height: 1080, hasTouch: false },
];

export interface Walk<View = unknown> {
  readonly taps: number;
  readonly typed: number;
  readonly fields: number;
  readonly steps: readonly string[];
  readonly shifts: readonly NotedShift[];
  readonly view?: View;
  /** Why it did not come to a receipt. */
  readonly stuck?: string;
}

export interface Measured {
  readonly viewport: Viewport;
  readonly ways: {
    readonly card: Walk<string>;
    readonly mail: Walk<string>;
    readonly other: Walk<CalendarView>;
  };
  readonly visits: readonly Presses[];
}

interface Row {
  readonly name: string;
  /** What a designer counted and measured before (2026-11-21), or this tool on the same state. */
  readonly before: number | string;
  readonly most?: number;
  /** The goal is this width's alone. */
  readonly width?: number;
  readonly figure: (measured: Measured) => number | string;
}

const WAYS = ['card', 'mail', 'other'] as const;
const NO_WAY = 'no way';

const taps =
  (way: (typeof WAYS)[number]) =>
  ({ ways }: Measured): number | string =>
    ways[way].stuck === undefined ? ways[way].taps : NO_WAY;

const worstShift =
  (isExpected: boolean) =>
  ({ ways }: Measured): number => {
    const sums = WAYS.map((way) =>
      ways[way].shifts.reduce((sum, shift) => sum + (shift.isExpected === isExpected ? shift.value : 0), 0),
    );
    return Number(Math.max(...sums).toFixed(3));
  };

const PRESSED: Readonly<Record<keyof Presses, string>> = {
  bare: 'a bare page: INP, ms',
  slot: 'a slot: INP, ms',
  week: 'another week: INP, ms',
  typing: 'typing: INP, ms',
};

/** Of a visit its slowest press counts, of visits the 75th percentile (web.dev/articles/inp). */
function inp({ visits }: Measured, kind: keyof Presses): number {
  const slowest = visits.map((presses) => Math.max(...presses[kind])).sort((a, b) => a - b);
  return slowest[Math.ceil(slowest.length * 0.75) - 1] ?? NaN;
}

const timeRows = (['bare', 'slot', 'week', 'typing'] as const).flatMap((kind): Row[] => [
  {
    name: PRESSED[kind],
    before: '-',
    ...(kind !== 'bare' && { most: 100 }),
    figure: (measured) => inp(measured, kind),
  },
  {
    name: '  median of all presses',
    before: '-',
    figure: ({ visits }) => median(visits.flatMap((presses) => presses[kind])),
  },
]);

const ROWS: readonly Row[] = [
  { name: 'taps: a first free time on the home page', before: NO_WAY, most: 5, figure: taps('card') },
  { name: 'taps: an address from a card or a mail', before: NO_WAY, most: 3, figure: taps('mail') },
  { name: 'taps: from home to another time', before: 8, most: 8, figure: taps('other') },
  {
    name: '  the same with a press into every field',
    before: 11,
    figure: ({ ways: { other } }) => (other.stuck === undefined ? other.taps + other.fields - 1 : NO_WAY),
  },
  { name: 'characters typed', before: 45, figure: ({ ways }) => ways.other.typed },
  {
    name: 'y of the first free time',
    before: '873 (1280: 877)',
    most: 560,
    width: 390,
    figure: ({ ways }) => ways.other.view?.firstFreeTop ?? NO_WAY,
  },
  {
    name: '  scrolled for it, px',
    before: 0,
    figure: ({ ways }) => ways.other.view?.scrolled ?? NO_WAY,
  },
  {
    name: 'after a time, the next step',
    before: '1280: y 1768',
    figure: ({ ways }) => ways.other.view?.next ?? NO_WAY,
  },
  { name: '  after an address with a time', before: NO_WAY, figure: ({ ways }) => ways.mail.view ?? NO_WAY },
  { name: 'layout shift, worst way', before: '-', most: 0.02, figure: worstShift(false) },
  { name: '  within 0.5 s of a press', before: '-', figure: worstShift(true) },
  ...timeRows,
];

function cell({ figure, most, width }: Row, measured: Measured): number | string {
  const value = figure(measured);
  const hasGoal = most !== undefined && (width ?? measured.viewport.width) === measured.viewport.width;
  return typeof value === 'number' && hasGoal ? `${value} ${verdictOf(value, most)}` : value;
}

/** One row a figure, one column a viewport; then what was pressed, and what moved. */
export function printTask(all: readonly Measured[]): void {
  const sizeOf = ({ viewport: { width, height } }: Measured): string => `${width} x ${height}`;
  const table = new Table({
    head: ['', 'before', 'goal', ...all.map(sizeOf)],
    style: { head: [], border: [], compact: true },
  });
  for (const row of ROWS)
    table.push([row.name, row.before, row.most ?? '', ...all.map((measured) => cell(row, measured))]);
  console.log(
    `\nThe booking task. Times are from a press to the picture that answers it, with a processor 4 times slower:
of each of ${all[0]?.visits.length} visits the slowest press of a kind, of these the 75th percentile. A visit's first press comes ${READING_MS / 1000} s
after its times came to rest. The bare page tells how busy this machine was.`,
  );
  console.log(table.toString());
  for (const measured of all) {
    for (const way of WAYS) {
      const { steps, stuck, shifts } = measured.ways[way];
      console.log(`${sizeOf(measured)}, ${way}: ${steps.join(' > ')}`);
      if (stuck !== undefined) console.log(`  STUCK: ${stuck}`);
      for (const { value, isExpected, what, after } of shifts)
        if (!isExpected && value > 0.002) console.log(`  moved ${value.toFixed(3)} after ${after}: ${what}`);
    }
  }
}

import type { CoverageItem } from './coverage';

const HEADINGS = {
  state: 'States',
  transition: 'Transitions',
  guard: 'Guards that refuse',
  message: 'Messages (specification §8)',
} as const;

/** In percent, rounded down, so that 100 means all. */
export function coveredShare(items: readonly CoverageItem[]): number {
  return Math.floor((items.filter(({ isCovered }) => isCovered).length / items.length) * 100);
}

/** Every item with its mark, by kind, and the sum. */
export function coverageReport(items: readonly CoverageItem[]): string {
  const sections = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const own = items.filter((item) => item.kind === kind);
    const covered = own.filter(({ isCovered }) => isCovered).length;
    return [
      `${heading}: ${covered} of ${own.length}`,
      ...own.map(
        ({ isCovered, machine, name }) =>
          `  ${isCovered ? '✓' : '✗'} ${[machine, name].filter(Boolean).join('  ')}`,
      ),
    ];
  });
  const covered = items.filter(({ isCovered }) => isCovered).length;
  return [...sections, `Coverage: ${covered} of ${items.length}, ${coveredShare(items)} %`].join('\n');
}

import { RUNNERS, type Fault, type Runner } from './fault';
import type { Findings } from './lab';

/** What came of one fault. */
export interface Outcome {
  readonly fault: Fault;
  readonly findings: Findings;
}

function cell({ fault, findings }: Outcome, runner: Runner): string {
  const { [runner]: finding } = findings;
  if (finding === undefined) return `cannot judge: ${fault.unjudged[runner] ?? 'not asked'}`;
  return finding.kind === 'caught' ? 'caught' : finding.kind.toUpperCase();
}

function total(outcomes: readonly Outcome[], runner: Runner): string {
  const kinds = outcomes.flatMap(({ findings }) => findings[runner]?.kind ?? []);
  return `${kinds.filter((kind) => kind === 'caught').length} of ${kinds.length}`;
}

/** Fault × runner, in Markdown. */
export function strengthTable(outcomes: readonly Outcome[], runners: readonly Runner[] = RUNNERS): string {
  const rows = [
    ['fault', ...runners],
    ['---', ...runners.map(() => '---')],
    ...outcomes.map((outcome) => [outcome.fault.title, ...runners.map((runner) => cell(outcome, runner))]),
    ['**caught**', ...runners.map((runner) => `**${total(outcomes, runner)}**`)],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

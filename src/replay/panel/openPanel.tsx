import { createRoot } from 'react-dom/client';
import type { StepReport } from '../run/report';
import { createPanelTools } from './view/panelTools';
import { Panel } from './view/Panel';

/** The page as a program sees it that plays scenarios in the panel. */
export type QaWindow = Window & {
  /** What the scenario that was played came to; undefined until its end. */
  qaReport?: { readonly steps: readonly StepReport[]; readonly problem: string } | undefined;
};

/** Hangs the QA panel below the page. Call it before the page is hydrated: it misses what happened before. */
export function openPanel(): void {
  const tools = createPanelTools();
  const { player } = tools;
  player.subscribe(() => {
    const { status, problem, reports: steps } = player.get();
    const isOver = status === 'ended' || problem !== '';
    (window as QaWindow).qaReport = isOver ? { steps, problem } : undefined;
  });
  const place = document.createElement('div');
  place.id = 'qa-panel';
  // A translated text is one that React no longer changes.
  place.translate = false;
  document.body.append(place);
  createRoot(place).render(<Panel tools={tools} />);
}

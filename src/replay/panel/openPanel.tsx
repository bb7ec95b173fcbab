import { createRoot } from 'react-dom/client';
import type { StepReport } from '../run/report';
import { createPanelTools } from './view/panelTools';
import { Panel } from './view/Panel';

/** The window as seen by a program that plays scenarios in the panel. */
export type QaWindow = Window & {
  /** The report of the played scenario; undefined until its end. */
  qaReport?: { readonly steps: readonly StepReport[]; readonly problem: string } | undefined;
};

/** Renders the QA panel below the page. Call it before hydration: it does not see earlier events. */
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
  // React could not update text that the browser has translated.
  place.translate = false;
  document.body.append(place);
  createRoot(place).render(<Panel tools={tools} />);
}

import { createRoot } from 'react-dom/client';
import { createPanelTools } from './view/panelTools';
import { Panel } from './view/Panel';

/** Hangs the QA panel below the page. Call it before the page comes alive: it misses what happened before. */
export function openPanel(): void {
  const place = document.createElement('div');
  place.id = 'qa-panel';
  document.body.append(place);
  createRoot(place).render(<Panel tools={createPanelTools()} />);
}

import { createRoot } from 'react-dom/client';

export function openPanel(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <aside id="qa-panel" aria-label="Panou QA">
      Panou QA
    </aside>,
  );
}

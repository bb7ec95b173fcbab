import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router';
import type { ClinicData } from '../domain/facts';
import { FACTS_ID, ClinicDataStore, ClinicDataContext } from '../api/clinicData';
import { allPages, hydrationData } from './appRoutes';
import { openQaPanel } from './qaPanel';
import { ROOT_ID } from './rootElement';
import { offeredRoutes } from './routes';
import { followVisits } from './visits';

/** Returns what the document was drawn with. */
function factsOfDocument(): ClinicData {
  const element = document.getElementById(FACTS_ID) as HTMLTemplateElement;
  return JSON.parse(element.content.textContent) as ClinicData;
}

/** Puts back the prerendered page when React takes away one that it cannot draw. */
function keepPrerendered(root: HTMLElement): (error: unknown) => void {
  const prerendered = root.cloneNode(true);
  const { pathname } = window.location;
  return (error) => {
    reportError(error);
    if (window.location.pathname !== pathname) window.location.reload();
    // Not into the same element: React may empty that one once more.
    root.replaceWith(prerendered);
  };
}

/** The browser's entry: hydrates the prerendered page. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const facts = factsOfDocument();
  const table = offeredRoutes(facts);
  const route = table.find(({ path }) => matchPath(path, window.location.pathname));
  if (root === null || route === undefined) return;
  const page = await route.load();
  if (process.env.QA_PANEL) await openQaPanel();
  // Gives each document's first history entry a key of its own: by default all have the same, and so one
  // scroll position.
  history.replaceState({ ...(history.state as object), key: String(performance.timeOrigin) }, '');
  const router = createBrowserRouter(allPages(table, route, page), { hydrationData });
  const known = new ClinicDataStore(facts);
  const site = (visit: number) => (
    <StrictMode key={visit}>
      <ClinicDataContext value={known}>
        <RouterProvider router={router} />
      </ClinicDataContext>
    </StrictMode>
  );
  // As a transition it yields to the visitor every few milliseconds instead of being one long task.
  startTransition(() => {
    const hydrated = hydrateRoot(root, site(1), { onUncaughtError: keepPrerendered(root) });
    if (process.env.QA_PANEL) followVisits((visit) => hydrated.render(site(visit)));
  });
}

void start();

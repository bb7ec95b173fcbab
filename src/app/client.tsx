import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router';
import type { ClinicFacts } from '../domain/facts';
import { makeStore } from '../api/store';
import { allPages, hydrationData, Site } from './appRoutes';
import { keepPageUsable } from './keepPageUsable';
import { openQaTools } from './qaTools';
import { FACTS_ID, ROOT_ID } from './elementIds';
import { offeredRoutes } from './routes';
import { onRestart } from './restartPage';

const factsOfDocument = (): ClinicFacts =>
  JSON.parse(document.getElementById(FACTS_ID)?.textContent ?? '') as ClinicFacts;

/** The browser's entry: hydrates the prerendered page. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const facts = factsOfDocument();
  const table = offeredRoutes(facts);
  const route = table.find(({ path }) => matchPath(path, window.location.pathname));
  if (root === null || route === undefined) return;
  const page = await route.lazy();
  // Lets the browser answer its visitor between the page's code and the rest, which are two long tasks of a phone.
  await new Promise((resolve) => setTimeout(resolve));
  keepPageUsable(root);
  if (process.env.QA_BENCH) await openQaTools();
  // Gives the first history entry of each document its own key. By default all share one key, and with it one scroll
  // position.
  history.replaceState({ ...(history.state as object), key: String(performance.timeOrigin) }, '');
  const router = createBrowserRouter(allPages(table, route, page), { hydrationData });
  const site = (restarts: number) => (
    <StrictMode key={restarts}>
      <Site store={makeStore(facts)}>
        <RouterProvider router={router} />
      </Site>
    </StrictMode>
  );
  // As a transition, hydration yields every few milliseconds instead of being one long task.
  startTransition(() => {
    const hydrated = hydrateRoot(root, site(0), {
      // oxlint-disable-next-line no-console -- the page works, because React has rendered it again
      onRecoverableError: console.error,
    });
    if (process.env.QA_BENCH) onRestart((restarts) => hydrated.render(site(restarts)));
  });
}

void start();

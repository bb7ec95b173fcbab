import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { ROOT_ID } from './rootElement';
import { routeFor } from './routes';

/** The browser's entry: takes over the prerendered page once the page's own code is here. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (root === null) return;
  // The not-found document answers under any path, so the path alone decides what is hydrated.
  const initial = await routeFor(window.location.pathname).load();
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App initial={initial} />
      </BrowserRouter>
    </StrictMode>,
  );
  root.dataset.alive = '';
}

void start();

import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { MAIN_ID } from '../layout/SkipLink';
import { admitBroken } from './admitBroken';
import { interactivePages } from './interactivePages';
import type { AdoptedPage, LoadedPage } from './loadedPage';
import { loadPage } from './navigation';
import { nextTask } from './nextTask';
import { openQaPanel } from './qaPanel';
import { ROOT_ID } from './rootElement';

/** In development every page hydrates, so that an edit of its code shows in place. */
function ownPage(pathname: string): Promise<LoadedPage | undefined> {
  // A patient's own page comes from the server alone.
  return loadPage(pathname).catch(() => undefined);
}

/** A page with a form needs its code; every other page is already all there. */
async function initialPage(root: HTMLElement): Promise<LoadedPage | AdoptedPage> {
  const load = interactivePages[window.location.pathname];
  if (load !== undefined) return load();
  if (process.env.HOT_RELOAD) {
    const own = await ownPage(window.location.pathname);
    if (own !== undefined) return own;
  }
  // main > the fade's element > the page's element, as App draws them.
  return { markup: root.querySelector(`#${MAIN_ID} > div > div`)?.innerHTML ?? '' };
}

/** React takes away a page that it cannot draw; what was prerendered is far better than nothing. */
function keepPrerendered(root: HTMLElement): (error: unknown) => void {
  const { innerHTML } = root;
  const { pathname } = window.location;
  return (error) => {
    reportError(error);
    if (window.location.pathname !== pathname) window.location.reload();
    root.innerHTML = innerHTML;
    admitBroken();
  };
}

/** The browser's entry: takes over the prerendered page. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (root === null) return;
  // What pages stand on has just been run; a browser that runs everything at once cannot answer its visitor.
  await nextTask();
  const { App } = await import(/* webpackMode: "eager" */ './App');
  const initial = await initialPage(root);
  if (process.env.QA_PANEL) await openQaPanel();
  // The page's modules have just been run.
  await nextTask();
  // As a transition it yields to the visitor every few milliseconds instead of being one long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App initial={initial} />
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError: keepPrerendered(root) },
    );
  });
}

start().catch(admitBroken);

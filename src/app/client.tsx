import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';
import { MAIN_ID } from '../layout/SkipLink';
import { admitBroken } from './admitBroken';
import type { AdoptedPage, LoadedPage } from './loadedPage';
import { nextTask } from './nextTask';
import { openQaPanel } from './qaPanel';
import { ROOT_ID } from './rootElement';
import { patientPage, routes, type SiteRoute } from './routes';

/** The route whose code the first page needs: of a page with a form, in development of every page. */
function ownRoute(pathname: string): SiteRoute | undefined {
  const route = [patientPage, ...routes].find(({ path }) => matchPath(path, pathname));
  const isOwn = process.env.HOT_RELOAD ? route !== patientPage : route?.formChunk !== undefined;
  return isOwn ? route : undefined;
}

/** A page with a form needs its code; every other page is already all there. */
function initialPage(root: HTMLElement): Promise<LoadedPage> | AdoptedPage {
  // main > the fade's element > the page's element, as App draws them.
  const adopted = { markup: root.querySelector(`#${MAIN_ID} > div > div`)?.innerHTML ?? '' };
  return ownRoute(window.location.pathname)?.load() ?? adopted;
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
        <BrowserRouter useTransitions={false}>
          <App initial={initial} />
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError: keepPrerendered(root) },
    );
  });
}

start().catch(admitBroken);

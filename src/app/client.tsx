import { startTransition, StrictMode } from 'react';
import { admitBroken } from '../ui/form/earlyPress';
import { nextTask } from './nextTask';
import { openQaPanel } from './qaPanel';
import { ROOT_ID } from './rootElement';

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
  // A task for each part: a browser that runs everything at once cannot answer its visitor.
  await nextTask();
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { BrowserRouter, factsOfDocument, initialPage } = await import(
    /* webpackMode: "eager" */ './firstPage'
  );
  await nextTask();
  const { App } = await import(/* webpackMode: "eager" */ './App');
  await nextTask();
  const known = factsOfDocument();
  const initial = await initialPage(root, known.now());
  if (process.env.QA_PANEL) await openQaPanel();
  await nextTask();
  // As a transition it yields to the visitor every few milliseconds instead of being one long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <App initial={initial} known={known} />
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError: keepPrerendered(root) },
    );
  });
}

start().catch(admitBroken);

import { PAGE_IDS } from './gestures';
import { lookAtPage } from './lookAtPage';
import type { PageDriver } from './pageDriver';
import { readPage } from './readPage';

type Senses = Pick<PageDriver, 'read' | 'look' | 'signal'>;

/** It runs in the page itself, so it must not use anything from outside of it. */
function signal(kind: Parameters<PageDriver['signal']>[0]): void {
  if (kind === 'returned') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event(kind === 'returned' ? 'focus' : kind));
}

/** @param inPage runs a function in the page itself, and brings back what it returns */
export function sensesOf(
  inPage: <Given, Result>(work: (given: Given) => Result, given: Given) => Promise<Result>,
): Senses {
  return {
    read: () => inPage(readPage, PAGE_IDS),
    look: (isRead) => inPage(lookAtPage, isRead),
    signal: (kind) => inPage(signal, kind),
  };
}

/** Of a page that is drawn in this very process. */
export const OWN_SENSES: Senses = sensesOf(async (work, given) => work(given));

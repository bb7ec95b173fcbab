import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Not among TypeScript's own. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Shift {
  readonly value: number;
  /** Within half a second after a press, which is what a visitor expects. */
  readonly isExpected: boolean;
  readonly what: string;
}

/** With the step that it followed. */
export interface NotedShift extends Shift {
  readonly after: string;
}

/** Until the browser has told what it saw. */
const TOLD_MS = 300;
/** So that what finds a control in a slowed page is over when it is pressed. */
const REST_MS = 150;

/**
 * Notes what moves and how long each press takes, on every document that this page shows.
 * @param lastStep of whoever uses the page
 */
export async function watchPage(page: Page, lastStep: () => string = () => '') {
  const shifts: NotedShift[] = [];
  let durations: number[] = [];
  await page.exposeFunction('noteShift', (shift: Shift) => shifts.push({ ...shift, after: lastStep() }));
  await page.exposeFunction('noteDuration', (duration: number) => durations.push(duration));
  await page.addInitScript(() => {
    const { noteShift, noteDuration } = window as unknown as {
      readonly noteShift: (shift: Shift) => void;
      readonly noteDuration: (duration: number) => void;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`);
        noteShift({ value, isExpected: hadRecentInput, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Typed apart, because TypeScript does not know the threshold.
    const events = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) noteDuration(duration);
    }).observe(events);
  });
  return {
    shifts: async (): Promise<readonly NotedShift[]> => {
      await sleep(TOLD_MS);
      return shifts;
    },
    /** Milliseconds from a press to the picture that answers it; 16 is the least that a browser tells. */
    time: async (press: () => Promise<void>): Promise<number> => {
      await sleep(REST_MS);
      durations = [];
      await press();
      await sleep(TOLD_MS);
      return Math.max(16, ...durations);
    },
  };
}

/** Resolves when nothing has scrolled for half a second. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let [calm, last] = [0, scrollY]; calm < 5; last = scrollY) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      calm = scrollY === last ? calm + 1 : 0;
    }
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { PATHS } from '../../content/paths';
import { CALLS } from '../../domain/contract';
import { findControl } from '../page/findControl';
import { PAGE_IDS } from '../page/gestures';
import type { PageDriver } from '../page/pageDriver';
import { noteMessages, readPage } from '../page/readPage';
import type { AnswerDesk } from '../run/answerDesk';
import { CannotHappen } from '../run/cannotHappen';
import { said } from '../scenario/said';
import type { MachineName } from '../scenario/scenario';
import { answerAtEdge } from './answerAtEdge';
import { coverOf } from './coverOf';
import { live, watchCalls } from './watchCalls';

/** The page comes alive in the last moments before the scenario starts; its calls wait 15 s for an answer. */
const BOOT_MS = 8000;
const BOOT_STEP_MS = 100;
/** No longer at once, so that an answer that becomes due on the way is not late by more. */
const STRIDE_MS = 50;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** When nothing was touched or asked for so long, a page moves only with its own minutes: each passes at once. */
const QUIET_MS = 30_000;
/** Real ms after which a page that is still busy is broken. */
const PATIENCE_MS = 120_000;
const CLICK_PATIENCE_MS = 3000;

/** A page of the built site in a real browser, on a virtual clock, with the scenario's answers at its edge. */
export async function browserDriver(
  context: BrowserContext,
  address: string,
  machine: MachineName,
  desk: AnswerDesk,
  start: number,
): Promise<PageDriver> {
  const page: Page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let now = start - BOOT_MS;
  let stirredAt = start;
  const touch = () => {
    stirredAt = now;
  };
  // Rest is when all that was asked is answered, and the page has nothing more to do.
  const settle = async (until = now, stride = STRIDE_MS) => {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (let goal = until; ; goal = now) {
      const life = await page.evaluate(live, { until: goal, stride });
      ({ now } = life);
      if (life.isAtRest && life.asked === desk.received.length && life.over >= desk.finished) return;
      if (patience.aborted) throw new Error('The page does not come to rest.');
      await sleep(5);
    }
  };

  return {
    now: () => now,
    settle: () => settle(),
    open: async () => {
      // The compiler that runs this file names functions by a helper, which the page does not have.
      await page.addInitScript('globalThis.__name = (named) => named');
      await page.addInitScript(noteMessages);
      await page.addInitScript(watchCalls, Object.values(CALLS));
      await answerAtEdge(page, desk, start);
      // Long before, because an installed clock goes on by itself until it is paused.
      await page.clock.install({ time: now - HOUR_MS });
      await page.clock.pauseAt(now);
      await page.goto(new URL(PATHS[machine], address).href);
      const alive = page.locator('[data-alive]');
      while ((await alive.count()) === 0) {
        if (now + BOOT_STEP_MS >= start) throw new Error('The page does not come alive.');
        await settle(now + BOOT_STEP_MS);
      }
      while (now < start) await settle(start, BOOT_MS);
    },
    read: () => page.evaluate(readPage, PAGE_IDS),
    write: (name, value) => {
      touch();
      return page.locator(`form [name="${name}"]`).fill(value);
    },
    select: async (name, value) => {
      touch();
      await page.locator(`form [name="${name}"]`).selectOption(value);
    },
    press: async (request) => {
      touch();
      const control = (await page.evaluateHandle(findControl, request)).asElement();
      if (control === null) return false;
      const isDisabled = await control.evaluate((element) =>
        element.matches(':disabled, [aria-disabled="true"]'),
      );
      await control.click({ force: isDisabled, timeout: CLICK_PATIENCE_MS }).catch(async (error: unknown) => {
        const cover = await control.evaluate(coverOf);
        if (cover === 'nothing') throw error;
        if (cover === 'something')
          throw new CannotHappen(
            said('Something lies over what should be pressed.', 'Ceva acoperă ce ar trebui apăsat.'),
          );
        // A message would not go while the clock stands.
        await control.evaluate((element) => {
          element.click();
        });
      });
      return true;
    },
    signal: (kind) => {
      touch();
      return page.evaluate((told) => {
        if (told === 'returned') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        window.dispatchEvent(new Event(told === 'returned' ? 'focus' : told));
      }, kind);
    },
    pass: async (goal) => {
      const { length: before } = desk.received;
      const isWaiting = desk.finished < before;
      const quietAt = (isWaiting ? now : stirredAt) + QUIET_MS;
      if (now < quietAt) await settle(Math.min(goal, quietAt));
      else await settle(goal, MINUTE_MS);
      if (isWaiting || desk.received.length > before) touch();
    },
    picture: () => page.screenshot({ type: 'jpeg', quality: 60 }),
    close: () => context.close(),
  };
}

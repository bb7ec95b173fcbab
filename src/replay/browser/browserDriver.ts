import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { PATHS } from '../../content/paths';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import { findControl } from '../page/findControl';
import type { PageDriver } from '../page/pageDriver';
import { sensesOf } from '../page/senses';
import type { AnswerDesk } from '../run/answerDesk';
import { CannotHappen } from '../run/cannotHappen';
import type { Scenario } from '../scenario/scenario';
import type { DeskInPage } from './answerInPage';
import { coverOf } from './coverOf';
import { live } from './watchCalls';

/** The page comes alive in the last moments before the scenario starts; its calls wait 15 s for an answer. */
const BOOT_MS = 8000;
const BOOT_STEP_MS = 100;
/** No longer at once, so that an answer that becomes due on the way is not late by more. */
const STRIDE_MS = 50;
const MINUTE_MS = 60_000;
/** When nothing was touched or asked for so long, a page moves only with its own minutes: each passes at once. */
const QUIET_MS = 30_000;
/** Real ms after which a page that is still busy is broken: before the runner gives up, which knows less. */
const PATIENCE_MS = 100_000;
const CLICK_PATIENCE_MS = 3000;

/**
 * A page of the built site in a real browser, on a virtual clock, whose calls the scenario answers.
 * @param page shows nothing yet
 * @param close is asked for when the page is needed no longer
 */
export function browserDriver(
  page: Page,
  inPage: DeskInPage,
  site: string,
  { machine, address, steps }: Scenario,
  desk: AnswerDesk,
  start: number,
  close: () => Promise<void>,
): PageDriver {
  page.setDefaultTimeout(PATIENCE_MS);
  const senses = sensesOf((work, given) => page.evaluate(work as never, given));
  let now = start - BOOT_MS;
  let stirredAt = start;
  const touch = () => {
    stirredAt = now;
  };
  /** Calls of pages that were left: each page counts only its own. */
  let left = 0;
  // Rest is when all that was asked is answered, and the page has nothing more to do.
  const settle = async (until = now, stride = STRIDE_MS) => {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (let goal = until; ; goal = now) {
      const life = await page.evaluate(live, { until: goal, stride });
      ({ now } = life);
      const { isAtRest, asked, over } = life;
      if (isAtRest && asked + left === desk.received.length && over + left >= desk.finished) return;
      if (patience.aborted) {
        const { received, finished } = desk;
        const counts = { ...life, left, received: received.length, finished };
        throw new Error(`The page does not come to rest: ${JSON.stringify(counts)}`);
      }
      await sleep(5);
    }
  };

  /** A new page comes alive in the last moments before `instant`. */
  const comeAlive = async (instant: number) => {
    const alive = page.locator('[data-alive]');
    while ((await alive.count()) === 0) {
      if (now + BOOT_STEP_MS >= instant) throw new Error('The page does not come alive.');
      await settle(now + BOOT_STEP_MS);
    }
    while (now < instant) await settle(instant, BOOT_MS);
  };
  const goesBack = steps.some((step) => 'send' in step && step.send.type === 'page.back');

  return {
    now: () => now,
    settle: () => settle(),
    open: async () => {
      inPage.use(desk, start);
      // The server's own bookings are none of the scenario's: its stream opens and says nothing.
      await page.route(`**${SLOT_EVENTS}?*`, () => undefined);
      // Nor are its times, with which it would draw the page.
      await page.route(`**${PATHS.booking}?*`, (route, request) =>
        route.continue({ url: new URL(PATHS.booking, request.url()).href }),
      );
      await page.clock.setSystemTime(now);
      if (goesBack) await page.goto(new URL(PATHS.home, site).href);
      await page.goto(new URL(address ?? PATHS[machine], site).href);
      await comeAlive(start);
    },
    ...senses,
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
        if (cover === 'something') throw new CannotHappen('Something lies over what should be pressed.');
        // A message would not go while the clock stands.
        await control.evaluate((element) => {
          element.click();
        });
      });
      return true;
    },
    signal: (kind) => {
      touch();
      return senses.signal(kind);
    },
    travel: async (way) => {
      touch();
      const instant = now;
      const isBack = way === 'back';
      left = desk.received.length;
      // The next page has its time to come alive before this moment, as the first one had.
      await page.clock.setSystemTime(isBack ? instant : instant - BOOT_MS);
      if (way === 'reload') await page.reload();
      else if ((await (isBack ? page.goBack() : page.goForward())) === null) return false;
      if (!isBack) {
        now = instant - BOOT_MS;
        await comeAlive(instant);
      }
      return true;
    },
    pass: async (goal) => {
      const { length: before } = desk.received;
      const isWaiting = desk.finished < before;
      const quietAt = (isWaiting ? now : stirredAt) + QUIET_MS;
      if (now < quietAt) await settle(Math.min(goal, quietAt));
      else await settle(goal, MINUTE_MS);
      if (isWaiting || desk.received.length > before) touch();
    },
    close,
  };
}

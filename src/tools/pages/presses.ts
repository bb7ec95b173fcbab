import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { pointerAt } from './visitor';
import { untilStill, watchPage } from './watchPage';
import { freeSlots, nextWeek, turnToFree } from './ways';

/** How many times slower than this machine's the processor is while presses are timed. */
const SLOWER = 4;
/** What a machine needs that has nothing else to do. */
const BARE = 'data:text/html,<button onclick="this.textContent%2B=1">0</button>';

/** Before the first press, as somebody reads the week who has just seen it come. */
export const READING_MS = 2000;

/** Of each kind, in one visit. */
const TIMES = 4;

/**
 * What presses of each kind take in milliseconds, from the first ones of a visit on.
 * @param address names a service and a doctor
 */
export async function timePresses(page: Page, hasTouch: boolean, address: string) {
  const watch = await watchPage(page);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

  const press = async (control: Locator): Promise<number> => {
    await control.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    return watch.time(await pointerAt(page, hasTouch, control));
  };
  const several = async (once: (index: number) => Promise<number>): Promise<number[]> => {
    const durations: number[] = [];
    for (let index = 0; index < TIMES; index += 1) durations.push(await once(index));
    return durations;
  };

  await page.goto(BARE);
  await slowDown(SLOWER);
  const bare = await several(() => press(page.getByRole('button')));
  await slowDown(1);

  await page.goto(address);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  await untilStill(page);
  await sleep(READING_MS);
  await slowDown(SLOWER);
  const turn = () => press(nextWeek(page));
  const week = await several(turn);
  await turnToFree(page, turn);
  const slot = await several((index) => press(freeSlots(page).nth(index)));
  await press(page.locator('form [name="client_first_name"]'));
  const typing = await several(() => watch.time(() => page.keyboard.press('a')));
  return { bare, week, slot, typing };
}

export type Presses = Readonly<Awaited<ReturnType<typeof timePresses>>>;

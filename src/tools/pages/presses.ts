import type { Locator, Page } from 'playwright-core';
import { untilStill, watchPage } from './watchPage';
import { freeSlots, nextWeek, turnToFree } from './ways';

/** How many times slower than this machine's the processor is while presses are timed. */
const SLOWER = 4;
/** What a machine needs that has nothing else to do. */
const BARE = 'data:text/html,<button onclick="this.textContent%2B=1">0</button>';

/**
 * The slowest press of each kind in milliseconds, on a calendar that has just come.
 * @param address names a service and a doctor
 */
export async function timePresses(page: Page, hasTouch: boolean, address: string) {
  const watch = await watchPage(page);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });

  /** By the pointer itself, because what else a locator does would be measured too. */
  const press = async (control: Locator): Promise<number> => {
    await control.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    const box = await control.boundingBox();
    if (box === null) throw new Error('What should be pressed is not shown.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return watch.time(() => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)));
  };
  const slowerOfTwo = async (once: () => Promise<number>): Promise<number> =>
    Math.max(await once(), await once());

  await page.goto(BARE);
  await slowDown(SLOWER);
  const bare = await slowerOfTwo(() => press(page.getByRole('button')));
  await slowDown(1);

  await page.goto(address);
  await page.locator('button[data-slot-id]:visible').first().waitFor();
  await untilStill(page);
  await slowDown(SLOWER);
  const turn = () => press(nextWeek(page));
  const week = await slowerOfTwo(turn);
  await turnToFree(page, turn);
  const slot = await slowerOfTwo(() => press(freeSlots(page).first()));
  await press(page.locator('form [name="client_first_name"]'));
  const typing = await slowerOfTwo(() => watch.time(() => page.keyboard.press('a')));
  return { bare, week, slot, typing };
}

export type Presses = Readonly<Awaited<ReturnType<typeof timePresses>>>;

import type { Locator, Page } from 'playwright-core';

/** Under its centre lies the control itself, not a bar or the window's edge. */
export const isInView = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/**
 * Presses where the control stands: a driver does more, and scrolls to where a bar that sticks to the window's foot has
 * its own place.
 * @returns the press itself
 */
export async function pointerAt(
  page: Page,
  hasTouch: boolean,
  control: Locator,
): Promise<() => Promise<void>> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('What should be pressed is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** What a visitor sees first, else what comes first. */
export async function firstInView(controls: Locator): Promise<Locator | undefined> {
  const all = await controls.all();
  for (const control of all) if (await isInView(control)) return control;
  return all[0];
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/**
 * Somebody at a page whose presses are counted: one for each button, link and time, two for a drop-down (open it, choose), one to
 * come into the first of several fields. From field to field one goes with Tab or a phone's "next", which is typing, as is one press on
 * what the browser fills in. Scrolling is no press; the steps tell after which scrolling was needed.
 */
export function visitorAt(page: Page, hasTouch: boolean) {
  const count = { taps: 0, typed: 0, fields: 0 };
  const steps: string[] = [];
  const press = async (name: string, control: Locator): Promise<void> => {
    await control.waitFor();
    const isSeen = await isInView(control);
    steps.push(isSeen ? name : `${name} (after scrolling)`);
    if (!isSeen) await control.scrollIntoViewIfNeeded();
    const pointer = await pointerAt(page, hasTouch, control);
    await pointer();
    count.taps += 1;
  };
  return {
    page,
    count,
    steps,
    press,
    /** Chooses the first entry as by a pointer, but for the list, which the system draws: a press on the label, and what was chosen. */
    chooseFirst: async (name: string, select: Locator): Promise<void> => {
      await press(name, page.locator('label', { hasText: name }).and(page.locator(':visible')).first());
      await select.selectOption({ index: 1 });
      steps.push(`${name}: choose`);
      count.taps += 1;
    },
    fill: async (name: string, field: Locator, text: string): Promise<void> => {
      if (count.fields > 0) await page.keyboard.press('Tab');
      if (!(await isFocused(field))) await press(name, field);
      await page.keyboard.type(text);
      count.typed += text.length;
      count.fields += 1;
    },
    isFocused,
  };
}

export type Visitor = ReturnType<typeof visitorAt>;

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { reason } from '../../server/errors/reason';
import type { Key, Tab } from './drivenBrowser';
import { chooseEntry, isFocused, isThere, layoutFaults, placeOf, type Place, type Wanted } from './inPage';

const PATIENCE_MS = 15_000;
const TABS = 150;
const LIBRARY = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';

/** Somebody at a page of the site, who knows things by the roles and names that a screen reader tells. */
export function visitorAt(tab: Tab, site: string, onPage: (name: string) => Promise<void>) {
  const library = readFileSync(LIBRARY, 'utf8');

  const ask = async <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> => {
    if (await tab.evaluate('typeof TestingLibraryDom === "undefined"'))
      await tab.evaluate(`(() => { ${library} })()`);
    return (await tab.evaluate(`(${inPage.toString()})(...${JSON.stringify(args)})`)) as Result;
  };

  /** Asks until there is an answer; a page that goes away meanwhile is asked again when the next one is there. */
  const until = async <Result>(what: string, look: () => Promise<Result | null>): Promise<Result> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (let why = ''; ;) {
      const found = await look().catch((error: unknown) => {
        why = ` (${reason(error)})`;
        return null;
      });
      if (found !== null) return found;
      if (Date.now() > deadline) throw new Error(`no ${what}${why}`);
      await sleep(50);
    }
  };
  const isTrue = (isSo: boolean): true | null => isSo || null;

  const has = (...wanted: Wanted): Promise<boolean> => ask(isThere, wanted);
  const sees = async (...wanted: Wanted): Promise<void> => {
    await until(wanted.join(' '), async () => isTrue(await ask(isThere, wanted)));
  };
  const isAt = (...wanted: Wanted): Promise<boolean> => ask(isFocused, wanted);

  const press = async (...wanted: Wanted): Promise<void> => {
    let last: Place | null = null;
    // What moves would be missed.
    const { x, y } = await until(`${wanted.join(' ')} to press`, async () => {
      const before = last;
      last = await ask(placeOf, wanted);
      return last?.x === before?.x && last?.y === before?.y ? last : null;
    });
    await tab.pressAt(x, y);
  };

  return {
    has,
    sees,
    press,
    open: (path: string) => tab.open(site + path),
    goBack: () => tab.goBack(),
    /** Is on a page of this heading, which holds what is asked of every page. */
    arrives: async (heading: string): Promise<void> => {
      await sees('heading', heading);
      await until('code of the page', async () =>
        isTrue((await tab.evaluate('document.querySelector("[data-alive]") !== null')) === true),
      );
      const faults = await ask(layoutFaults);
      await onPage(heading);
      if (faults.length > 0) throw new Error(`"${heading}" ${faults.join(', ')}`);
    },
    fill: async (label: string, text: string): Promise<void> => {
      await press('textbox', label);
      await tab.type(text);
    },
    choose: async (label: string, entry: string): Promise<void> => {
      await until(`${entry} under ${label}`, async () =>
        isTrue(await ask(chooseEntry, ['combobox', label], entry)),
      );
    },
    key: (key: Key) => tab.pressKey(key),
    type: (text: string) => tab.type(text),
    isAt,
    tabTo: async (...wanted: Wanted): Promise<void> => {
      for (let presses = 0; presses < TABS; presses += 1) {
        if (await isAt(...wanted)) return;
        await tab.pressKey('Tab');
      }
      throw new Error(`Tab does not lead to ${wanted.join(' ')}`);
    },
  };
}

export type Visitor = ReturnType<typeof visitorAt>;

import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureChromium } from '../chromium';
import { WINDOW_HEIGHT, type DrivenBrowser, type InstallableBrowser } from './drivenBrowser';

const FIREFOX = '/usr/bin/firefox-esr';

function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`));
  return complaints;
}

function driven(browser: Browser, version: string): DrivenBrowser {
  return {
    name: version,
    openTab: async (width) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: WINDOW_HEIGHT });
      const complaints = listen(page);
      return {
        open: async (url) => void (await page.goto(url)),
        goBack: async () => void (await page.goBack()),
        evaluate: (expression) => page.evaluate(expression),
        pressAt: (x, y) => page.mouse.click(x, y),
        pressKey: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        picture: async () => Buffer.from(await page.screenshot()),
        complaints: () => complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

export const CHROMIUM: InstallableBrowser = {
  name: 'Chromium',
  missing: () => [],
  launch: async () => {
    const { path: executablePath, args } = await ensureChromium();
    const browser = await puppeteer.launch({ executablePath, args: [...args] });
    return driven(browser, await browser.version());
  },
};

/** As Debian has it, by WebDriver BiDi: Playwright drives its own builds only, and asks this one for what it lacks. */
export const FIREFOX_ESR: InstallableBrowser = {
  name: 'Firefox',
  missing: () => (existsSync(FIREFOX) ? [] : ['firefox-esr']),
  launch: async () => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
    return driven(browser, await browser.version());
  },
};

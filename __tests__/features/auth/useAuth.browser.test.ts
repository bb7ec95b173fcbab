import type { Browser, Page } from 'playwright-core';
import { axeViolations } from '../../support/axe';
import { BROWSER_TIMEOUT_MS, launchChromium } from '../../support/chromium';
import { authContract } from './support/authContract';
import { openAuthPage, type AuthPage } from './support/authPage';
import type { AuthScreenUser } from './support/authScreenUser';
import { googleFrame, hurry } from './support/googleFrame';
import { SDK_MARKS, sdkMarksIn } from './support/sdkMarks';

jest.setTimeout(BROWSER_TIMEOUT_MS * 2);

const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';

let browser: Browser;
let authPage: AuthPage;
let page: Page;

beforeAll(async () => {
  authPage = await openAuthPage(emulator);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await authPage.close();
});
afterEach(() => page.context().close());

async function openPage(prepare: (page: Page) => void = () => undefined): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.addInitScript(hurry);
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleFrame }),
  );
  prepare(page);
  await page.goto(authPage.url);
}

async function openScreen(): Promise<AuthScreenUser> {
  await openPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    fill: (label, value) => page.getByLabel(label, { exact: true }).fill(value),
    press: (name) => button(name).click(),
    pressEscape: () => page.keyboard.press('Escape'),
    sees: (text) => page.getByText(text, { exact: true }).first().waitFor(),
    dialog: async (name) => {
      const dialog = page.getByRole('dialog', { name, exact: true });
      await dialog.waitFor();
      const id = await dialog.getAttribute('aria-describedby');
      return (await page.locator(`[id="${id ?? ''}"]`).textContent()) ?? '';
    },
    noDialog: () => page.getByRole('dialog').waitFor({ state: 'detached' }),
    isOn: (name) => button(name).and(page.locator(':focus')).waitFor(),
    reload: async () => {
      await page.reload();
    },
    loseNetwork: async () => {
      await page.context().route(`http://${emulator}/**`, (route) => route.abort('internetdisconnected'));
    },
    answerPopups: async (answer) => {
      await page.evaluate((said) => {
        globalThis.popupAnswer = said;
      }, answer);
      if (answer === undefined) page.once('popup', (popup) => void popup.close());
    },
  };
}

describe('in Chromium', () => {
  authContract('chromium', 2, openScreen);

  test('the dialog has no accessibility fault', async () => {
    const user = await openScreen();
    await user.press('Parolă uitată');
    await user.dialog('Oops...');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a page that shows it downloads the SDK when something is asked, not before', async () => {
    const downloaded: Promise<string>[] = [];
    await openPage((visit) => {
      visit.on('response', (answer) => {
        if (answer.url().endsWith('.js')) downloaded.push(answer.text());
      });
    });
    await page.getByText('Nimeni').waitFor();
    await page.waitForLoadState('networkidle');
    expect(downloaded.length).toBeGreaterThan(0);
    expect(sdkMarksIn((await Promise.all(downloaded)).join('\n'))).toEqual([]);

    await page.getByRole('button', { name: 'Parolă uitată' }).click();
    await page.getByRole('dialog').waitFor();
    expect(sdkMarksIn((await Promise.all(downloaded)).join('\n'))).toEqual(SDK_MARKS);
  });

  test('when the code itself cannot be fetched, the words still come, and another attempt can succeed', async () => {
    await openPage();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Google' }).click();
    await page.getByRole('alert').filter({ hasText: 'Oops...' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Oops...' }).textContent()).toContain(
      'Autentificarea nu s-a putut încărca.',
    );
    await page.context().setOffline(false);
    await page.getByLabel('E-mail').fill('din-nou@exemplu.example');
    await page.getByLabel('Parolă', { exact: true }).fill('parola-mea');
    await page.getByRole('button', { name: 'Creare cont' }).click();
    await page.getByText('Register Successfully').waitFor();
  });
});

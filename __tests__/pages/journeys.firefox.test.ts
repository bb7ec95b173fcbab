import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { appointmentLinkText } from '../../src/content/appointmentLinkText';
import { BUTTONS, MESSAGES, PROMPTS } from '../../src/content/messages';
import { appointmentTexts } from '../../src/content/pages/appointment';
import { PATHS } from '../../src/content/paths';
import { launchServer, type LaunchedServer } from '../../src/tools/launchServer';
import { PATIENT } from '../support/bookingPage';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const FREE_SLOT = 'button[data-slot-id][data-state="available"]';

let server: LaunchedServer;
let browser: Browser;
beforeAll(async () => {
  if (!existsSync(FIREFOX))
    throw new Error(`There is no ${FIREFOX}: apt-get install --no-install-recommends firefox-esr`);
  server = await launchServer();
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each([390, 1280])('Firefox at %i px', (width) => {
  let page: Page;
  let complaints: string[];
  beforeEach(async () => {
    page = await (await browser.createBrowserContext()).newPage();
    await page.setViewport({ width, height: 800 });
    complaints = [];
    page.on('console', (line) => {
      if (['error', 'warn'].includes(line.type())) complaints.push(`${page.url()}: ${line.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`));
  });
  afterEach(async () => {
    await page.browserContext().close();
    expect(complaints).toEqual([]);
  });

  const see = (text: string, element = '*') =>
    page.locator(`::-p-xpath(//main//${element}[contains(normalize-space(), "${text}")])`).wait();
  const press = (element: string, text: string) =>
    page.locator(`::-p-xpath(//main//${element}[normalize-space() = "${text}"])`).click();

  const isShown = (text: string) =>
    page
      .locator(`::-p-xpath(//*[@role="status" or @role="alert"][contains(normalize-space(), "${text}")])`)
      .wait();

  async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await page.locator(`form [name="${name}"]`).fill(text);
  }

  /** Waits until a page is hydrated, and expects nothing wider than the window. */
  async function arrive(heading: string): Promise<void> {
    await see(heading, 'h1');
    await page.waitForSelector('[data-hydrated]');
    const [wide, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth] as const;
    });
    expect(wide).toBe(window);
  }

  async function open(path: string, heading: string): Promise<void> {
    await page.goto(server.url + path);
    await arrive(heading);
  }

  it('shows every kind of page without errors', async () => {
    await open(PATHS.home, 'Clinica');
    await open(PATHS.services, 'Servicii');
    await open(PATHS.cardiology, 'Cardiologie');
    await open(PATHS.about, 'Despre Noi');
    await open('/artrite', 'Artrite');
  });

  it('lets a patient book with keyboard and mouse, and cancel', async () => {
    await open(PATHS.booking, 'Programare');
    await page.waitForSelector('[name="medical_field_id"] option:nth-child(2)');
    await page.focus('[name="medical_field_id"]');
    await page.keyboard.type('Card');
    await page.waitForSelector('[name="user_id"]:enabled option:nth-child(2)');
    await page.focus('[name="user_id"]');
    await page.keyboard.type('Dr');
    await page.waitForSelector('button[data-slot-id]');
    // The doctor may be away in the next weeks.
    while ((await page.$(FREE_SLOT)) === null) await page.click(`button[aria-label="${PROMPTS.nextWeek}"]`);
    await page.locator(FREE_SLOT).click();
    await page.waitForSelector('button[data-state="selected"]');
    await fill(PATIENT);
    await press('button', BUTTONS.submit);
    await isShown(MESSAGES.bookingSucceeded);
    await see('Programarea este înregistrată');
    await press('a', appointmentLinkText);
    await see('Programarea dumneavoastră', 'h1');
    await press('a', appointmentTexts.cancel);
    await press('button', appointmentTexts.cancelForGood);
    await see('Programarea este anulată', 'h1');
  });

  it('lets a visitor write to the clinic', async () => {
    await open(PATHS.contact, 'Contact');
    const { client_phone: phone, client_email: email, message } = PATIENT;
    await fill({ name: 'Ana', phone, email, subject: 'Program', message });
    await press('button', BUTTONS.submit);
    await isShown(MESSAGES.contactSucceeded);
  });
});

import type { Frame, Locator, Page } from 'playwright-core';
import { textOf } from './download';

/** The QA bench by its roles and texts. */
export function qaBench(page: Page) {
  const root = page.getByRole('main');
  const button = (name: string) => root.getByRole('button', { name, exact: true });
  const site = (): Frame => {
    const frame = page.frame({ name: 'site' });
    if (frame === null) throw new Error('The bench frames no site.');
    return frame;
  };
  const ready = () => root.getByRole('button', { name: 'Înregistrează', disabled: false }).waitFor();
  return {
    root,
    button,
    /** The site that the bench frames. */
    site,
    /** Such as `în pauză · pasul 3 din 12`. */
    progress: root.getByRole('group', { name: 'Redare' }).getByRole('status'),
    /** The details of the chosen step. */
    details: root.getByRole('region', { name: 'Pasul ales' }),
    step: (name: string) => root.getByRole('list', { name: 'Pașii' }).getByRole('button', { name }).first(),
    async open(url: string): Promise<void> {
      await page.goto(`${url}/qa`);
      await ready();
    },
    /** Shows another page of the site, by its address. */
    async goTo(address: string): Promise<void> {
      await root.getByLabel('Adresa paginii').fill(address);
      await page.keyboard.press('Enter');
      await site().waitForURL((url) => url.pathname + url.search === address);
      await ready();
    },
    /** Sets the server's answer to a call, such as `500` or `niciodată`. */
    async order(call: string, answer: string): Promise<void> {
      const orders = root.locator('details', { hasText: 'Serverul răspunde' });
      if ((await orders.getAttribute('open')) === null) await orders.locator('summary').click();
      const row = orders.locator('label', { has: page.getByTitle(call, { exact: true }) });
      await row.getByRole('combobox').selectOption({ label: answer });
    },
    /** Waits until the recording was played and its expectations were recorded. */
    async filled(): Promise<void> {
      await root.getByText(/încheiat · pasul (\d+) din \1(?!\d)/).waitFor();
    },
    /** Gives up a recording, and confirms it. */
    async discard(): Promise<void> {
      page.once('dialog', (dialog) => void dialog.accept());
      await button('Renunță').click();
      await button('Exportă scenariul').waitFor({ state: 'detached' });
    },
    /** Starts a recording, for which the page that was played before is left first. */
    async record(): Promise<void> {
      await button('Înregistrează').click();
      await root.getByText('se înregistrează').waitFor();
    },
    async stopRecording(): Promise<void> {
      await button('Oprește înregistrarea').click();
      await this.filled();
    },
    /** Hovers first, so that the page is stable, and forces the click, which disabled elements would refuse. */
    async point(target: Locator): Promise<void> {
      await target.hover();
      await target.click({ modifiers: ['Alt'], force: true });
    },
    async expectPointed(what: string, text?: string): Promise<void> {
      const form = root.getByRole('form', { name: 'Ce ar trebui' });
      await form.getByRole('combobox').selectOption({ label: what });
      if (text !== undefined) await form.getByLabel('Textul așteptat').fill(text);
      await button('Scrie așteptarea').click();
    },
    async load(file: string): Promise<void> {
      await root.getByLabel('Fișierul scenariului').setInputFiles(file);
    },
    /** Enters the recording's title and returns the file that the browser would save. */
    async exportAs(title: string): Promise<{ name: string; text: string }> {
      await root.getByLabel('Ce ar trebui să se întâmple').fill(title);
      const saved = page.waitForEvent('download');
      await button('Exportă scenariul').click();
      const download = await saved;
      return { name: download.suggestedFilename(), text: await textOf(download) };
    },
  };
}

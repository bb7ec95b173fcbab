import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** The QA panel by its roles and texts. */
export function qaPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Panou QA' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    button,
    /** Such as `în pauză · pasul 3 din 12`. */
    progress: panel.getByRole('status'),
    open: () => button('Panou QA').click(),
    /** Sets the server's answer to a call, such as `500` or `niciodată`. */
    async order(call: string, answer: string): Promise<void> {
      const orders = panel.locator('details', { hasText: 'Serverul răspunde' });
      if ((await orders.getAttribute('open')) === null) await orders.locator('summary').click();
      await orders.getByLabel(call).selectOption({ label: answer });
    },
    /** Waits until the recording was played and its expectations were recorded. */
    async filled(): Promise<void> {
      await panel.getByRole('status').getByText('pregătit').waitFor();
      await panel.getByRole('region', { name: 'Pașii scenariului' }).waitFor();
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
      const form = panel.getByRole('form', { name: 'Ce ar trebui' });
      await form.getByRole('combobox').selectOption({ label: what });
      if (text !== undefined) await form.getByLabel('Textul așteptat').fill(text);
      await button('Scrie așteptarea').click();
    },
    async load(file: string): Promise<void> {
      await panel.getByLabel('Fișierul scenariului').setInputFiles(file);
    },
    /** Enters the recording's title and returns the file that the browser would save. */
    async exportAs(title: string): Promise<{ name: string; text: string }> {
      await panel.getByLabel('Ce s-a întâmplat').fill(title);
      const saved = page.waitForEvent('download');
      await button('Exportă scenariul').click();
      const download = await saved;
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
  };
}

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** The QA panel by what one sees of it. */
export function qaPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Panou QA' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    button,
    /** `în pauză · pasul 3 din 12` and the like. */
    progress: panel.getByRole('status'),
    open: () => button('Panou QA').click(),
    /** Lets the server answer a call so: `500`, `niciodată` and the like. */
    async order(call: string, answer: string): Promise<void> {
      const orders = panel.locator('details', { hasText: 'Serverul răspunde' });
      if ((await orders.getAttribute('open')) === null) await orders.locator('summary').click();
      await orders.getByLabel(call).selectOption({ label: answer });
    },
    /** The recording was played, and expects what was seen. */
    async filled(): Promise<void> {
      await panel.getByRole('status').getByText('pregătit').waitFor();
      await panel.getByRole('region', { name: 'Pașii scenariului' }).waitFor();
    },
    async stopRecording(): Promise<void> {
      await button('Oprește înregistrarea').click();
      await this.filled();
    },
    /** The hand waits until the page stands still; a press of what is greyed out does not. */
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
    /** Gives the recording its title and takes the file that the browser would save. */
    async exportAs(title: string): Promise<{ name: string; text: string }> {
      await panel.getByLabel('Ce s-a întâmplat').fill(title);
      const saved = page.waitForEvent('download');
      await button('Exportă scenariul').click();
      const download = await saved;
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    },
  };
}

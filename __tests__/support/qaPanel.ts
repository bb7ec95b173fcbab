import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

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

import type { Page } from 'playwright-core';

/** A visitor who uses the authentication screen. Every wait times out with an error. */
export class AuthScreenUser {
  readonly email: string;
  readonly phone: string;

  /** @param visitor a unique number below 1000 */
  constructor(
    private readonly page: Page,
    visitor: number,
  ) {
    this.email = `ana${visitor}@exemplu.example`;
    this.phone = `+40700002${String(visitor).padStart(3, '0')}`;
  }

  fill(label: string, value: string): Promise<void> {
    return this.page.getByLabel(label, { exact: true }).fill(value);
  }

  /** Presses a button, and waits until the request that it starts has ended. */
  async press(name: string): Promise<void> {
    await this.button(name).click();
    await this.page.locator('main button:disabled').first().waitFor({ state: 'detached' });
  }

  /** Waits until the page shows this text. */
  sees(text: string): Promise<void> {
    return this.page.getByText(text, { exact: true }).first().waitFor();
  }

  /**
   * Waits for the error dialog.
   * @returns its message
   */
  async problem(): Promise<string> {
    const dialog = this.page.getByRole('dialog', { name: 'Oops...', exact: true });
    await dialog.waitFor();
    const id = await dialog.getAttribute('aria-describedby');
    return (await this.page.locator(`[id="${id ?? ''}"]`).textContent()) ?? '';
  }

  noDialog(): Promise<void> {
    return this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Waits until the button has the focus. */
  waitForFocus(name: string): Promise<void> {
    return this.button(name).and(this.page.locator(':focus')).waitFor();
  }

  /** @param part of the addresses whose requests fail from now on */
  async loseNetwork(part = ''): Promise<void> {
    await this.page.route(
      (url) => url.href.includes(part),
      (route) => route.abort('internetdisconnected'),
    );
  }

  async restoreNetwork(): Promise<void> {
    await this.page.unrouteAll();
  }

  /** Sets the answer of the other provider's pop-up; undefined closes the pop-up instead. */
  async answerPopups(answer?: object): Promise<void> {
    await this.page.evaluate(
      (text) => {
        globalThis.popupAnswer = text;
      },
      answer && JSON.stringify(answer),
    );
    if (answer === undefined) this.page.once('popup', (popup) => void popup.close());
  }

  async register(displayName = 'Ana Pop'): Promise<void> {
    await this.fill('Nume', displayName);
    await this.fill('E-mail', this.email);
    await this.fill('Parolă', 'parola-mea');
    await this.press('Creare cont');
    await this.sees(`Bun venit, ${displayName}`);
  }

  async registerAndLeave(): Promise<void> {
    await this.register();
    await this.press('Deconectare');
    await this.sees('Nimeni');
  }

  async sendCode(): Promise<void> {
    await this.fill('Telefon', this.phone);
    await this.press('Trimitere cod');
    await this.sees('Cod trimis');
  }

  private button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}

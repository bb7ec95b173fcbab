import type { Browser, BrowserContextOptions, Frame, Locator, Page } from 'playwright-core';

/** The booking page by its stable hooks, as a QA tool drives it. */
export function bookingPage(page: Page | Frame) {
  const field = (name: string): Locator => page.locator(`form [name="${name}"]`);
  const slots = (state: string): Locator =>
    page.locator(`button[data-slot-id][data-state="${state}"]:visible`);
  const week = page.getByRole('table', { name: 'Orele pentru' });
  return {
    field,
    slots,
    submit: page.getByRole('button', { name: 'Trimitere' }),
    sending: page.getByRole('button', { name: 'Încărcare...' }),
    message: (text: string): Locator =>
      page.locator('[role="status"], [role="alert"]').filter({ hasText: text }).first(),

    async open(url: string): Promise<void> {
      await page.goto(`${url}/programare`);
      await field('medical_field_id').locator('option').nth(1).waitFor({ state: 'attached' });
    },
    async chooseDoctor(service: string, doctorIndex = 1): Promise<void> {
      await field('medical_field_id').selectOption({ label: service });
      await field('user_id').locator('option').nth(doctorIndex).waitFor({ state: 'attached' });
      await field('user_id').selectOption({ index: doctorIndex });
    },
    async nextWeek(): Promise<void> {
      const name = (await week.getAttribute('aria-label')) ?? '';
      await page.getByRole('button', { name: 'Săptămâna următoare' }).click();
      // The toolbar changes first, then the times.
      await page.getByRole('table', { name, exact: true }).waitFor({ state: 'detached' });
    },
    /** Goes to the first later week with a free time, presses that time and returns it. */
    async chooseLaterFree(): Promise<{ slotId: number; date: string }> {
      await page.locator('button[data-slot-id]:visible').first().waitFor();
      const free = slots('available').first();
      let turned = 0;
      // The week after the next may be a vacation.
      do {
        await this.nextWeek();
        turned += 1;
      } while (turned < 8 && (await free.count()) === 0);
      await free.waitFor();
      const chosen = {
        slotId: Number(await free.getAttribute('data-slot-id')),
        date: (await free.getAttribute('data-date')) ?? '',
      };
      await free.click();
      await page
        .locator(`button[data-slot-id="${chosen.slotId}"][data-date="${chosen.date}"][data-state="selected"]`)
        .waitFor();
      return chosen;
    },
    async fill(): Promise<void> {
      for (const [name, value] of Object.entries(PATIENT)) await field(name).fill(value);
    },
    async openFilled(url: string): Promise<void> {
      await this.open(url);
      await this.chooseDoctor('Cardiologie');
      await this.chooseLaterFree();
      await this.fill();
    },
  };
}

/** Opens the booking page as a new patient on a screen, and chooses a doctor's free time. */
export async function openWithTime(browser: Browser, url: string, screen: BrowserContextOptions) {
  const page = await browser.newPage({ ...screen, locale: 'ro-RO', reducedMotion: 'reduce' });
  const booking = bookingPage(page);
  await booking.open(url);
  await booking.chooseDoctor('Cardiologie');
  return { page, booking, chosen: await booking.chooseLaterFree() };
}

/** A synthetic patient. */
export const PATIENT = {
  client_first_name: 'Ana',
  client_last_name: 'Popescu-Exemplu',
  client_phone: '0700 000 000',
  client_email: 'ana@exemplu.example',
  message: 'Prima consultație.',
};

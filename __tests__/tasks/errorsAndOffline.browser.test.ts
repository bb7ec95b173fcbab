import { BUTTONS, MESSAGES, PROMPTS } from '../../src/content/messages';
import { CALLS } from '../../src/domain/contract';
import { storedAppointments } from '../server/support/storedRows';
import { axeViolations } from '../support/axe';
import { bookingPage, PATIENT } from '../support/bookingPage';
import { hydrated } from '../support/hydrated';
import { SCREENS } from '../support/screens';
import { siteInChromium } from '../support/siteInChromium';
import { tabTo } from '../support/tabTo';

const site = siteInChromium();
const [[, PHONE]] = SCREENS;

test('on a phone a keyboard user who forgot everything is led to each field, loses the network, and is booked once', async () => {
  const page = await site.browser.newPage({ ...PHONE, locale: 'ro-RO', reducedMotion: 'reduce' });
  const booking = bookingPage(page);
  const focused = page.locator(':focus');
  const isInWindow = () =>
    focused.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });

  await booking.open(site.server.url);
  await hydrated(page);
  await tabTo(page.locator('button[type="submit"]'));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Verificați 7 câmpuri' });
  await summary.and(focused).waitFor();
  expect(await isInWindow()).toBe(true);
  expect(await page.title()).toMatch(/^Eroare: Programare/);
  expect(await axeViolations(page)).toEqual([]);
  const links = summary.getByRole('link');
  expect(await links.count()).toBe(7);
  for (const link of await links.all()) {
    const text = await link.textContent();
    await link.focus();
    await page.keyboard.press('Enter');
    expect(await isInWindow()).toBe(true);
    // The doctor's list waits for the service.
    if (text === 'Alegeți medicul.') continue;
    const notes = (await focused.getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(await page.locator(`#${notes[0]?.replaceAll(/[^\w-]/g, '\\$&')}`).textContent()).toBe(text);
  }

  await tabTo(page.locator('[name="client_first_name"]'));
  // The summary behaves alike: Enter leads on, and a press that fails again leads back to it.
  await page.keyboard.type(
    `${PATIENT.client_first_name}\n${PATIENT.client_last_name}\n${PATIENT.client_phone}\n`,
  );
  await page.keyboard.type('ana@exemplu\n');
  await page.getByRole('region', { name: 'Verificați 4 câmpuri' }).and(focused).waitFor();
  await tabTo(page.locator('[name="medical_field_id"]'));
  await page.keyboard.type('Cardio');
  await page.locator('[name="user_id"]:enabled option').nth(1).waitFor({ state: 'attached' });
  await tabTo(page.locator('[name="user_id"]'));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: PROMPTS.nextWeek }).waitFor();
  await tabTo(page.locator(`button[aria-label="${PROMPTS.nextWeek}"]`));
  await page.keyboard.press('Enter');
  await booking.slots('available').first().waitFor();
  await tabTo(page.locator('button[data-state="available"]'));
  await page.keyboard.press('Enter');
  const chosen = booking.slots('selected').first();
  await chosen.waitFor();
  const slot = {
    slot_id: Number(await chosen.getAttribute('data-slot-id')),
    date: await chosen.getAttribute('data-date'),
  };
  await tabTo(page.locator('[name="client_email"]'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(PATIENT.client_email);
  expect(await page.title()).toMatch(/^Programare/);
  expect(await page.getByRole('region', { name: /^Verificați/ }).count()).toBe(0);

  // The request arrives, but the network is gone before its answer comes.
  await page.route(
    `**${CALLS.createAppointment}`,
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  const promise = 'Trimitem automat când revine conexiunea; nu închideți pagina.';
  await page.getByText(promise).waitFor();
  expect(await page.getByText(/nu aveți conexiune|nu știm/i).count()).toBe(1);
  expect(await page.getByText(MESSAGES.bookingFailed).count()).toBe(0);
  const submit = page.getByRole('button', { name: BUTTONS.submit });
  await submit.and(focused).waitFor();
  expect(await submit.getAttribute('aria-describedby')).toBe(
    await page.getByText(promise).locator('..').getAttribute('id'),
  );
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Programarea este înregistrată' }).and(focused).waitFor();
  await booking.message(MESSAGES.bookingSucceeded).waitFor();
  expect(await page.getByText(MESSAGES.bookingFailed).count()).toBe(0);
  const stored = storedAppointments(site.server.databaseFile).filter(
    ({ slot_id, date }) => slot_id === slot.slot_id && date === slot.date,
  );
  expect(stored).toHaveLength(1);
});

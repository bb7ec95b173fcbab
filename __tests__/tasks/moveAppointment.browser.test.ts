import { until } from '../server/support/until';
import { axeViolations } from '../support/axe';
import { bookAndReadMail } from '../support/bookedVisit';
import { launchWithMail } from '../support/launchWithMail';
import { serverInChromium } from '../support/siteInChromium';

const site = serverInChromium(launchWithMail);

test.each([
  { width: 390, height: 844, place: 1 },
  { width: 1280, height: 900, place: 2 },
])(
  'at $width px a patient moves an appointment from the mail’s link, and back',
  async ({ place, ...viewport }) => {
    const page = await site.browser.newPage({ locale: 'ro-RO', reducedMotion: 'reduce', viewport });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const when = () => page.getByRole('definition').first().innerText();
    const sidewards = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto(await bookAndReadMail(site.server, place, `ana${place}@exemplu.example`));
    await heading('Programarea dumneavoastră');
    const before = (await when()).split('\n')[0] ?? '';
    expect(await axeViolations(page)).toEqual([]);
    const links = page.getByRole('main').getByText(/^(Mutați|Anulați|Anunțați-mă)/);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    // On a phone the buttons are as wide as each other.
    expect(new Set(boxes.map((box) => box?.width)).size).toBe(viewport.width === 390 ? 1 : 3);

    await page.getByRole('link', { name: 'Mutați programarea' }).press('Enter');
    await heading('Mutați programarea');
    const times = page.getByRole('region', { name: 'Ore libere' });
    const hours = times.getByRole('link', { name: /, ora \d\d:\d\d$/ });
    const first = await hours.first().boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await times.locator('[aria-current]').innerText()).toContain('Dr. Ioana Mureșan');
    expect(await axeViolations(page)).toEqual([]);
    await times.getByRole('link', { name: 'Săptămâna următoare' }).press('Enter');
    const name = (await hours.first().getAttribute('aria-label')) ?? '';
    await hours.first().press('Enter');

    const confirm = page.getByRole('button', { name: `Mutați la ${name.replace(' ora', '')}` });
    await confirm.waitFor();
    const lead = await page.getByText('Programarea de acum').innerText();
    for (const words of [before, 'o mutăm abia după ce confirmați']) expect(lead).toContain(words);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards()).toBe(0);
    await confirm.press('Enter');
    await heading('Programarea este mutată');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Programarea este mutată');
    expect(await when()).toContain(name.slice(-5));
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards()).toBe(0);
    await until(() =>
      site.server.mailServer.received.some(
        ({ mail }) => mail.subject?.startsWith('Programare mutată') === true,
      ),
    );

    await page.getByRole('button', { name: /^Înapoi la / }).press('Enter');
    await heading('Programarea a revenit la ora de dinainte');
    expect(await when()).toContain(before);
    expect(await page.getByRole('button', { name: /^Înapoi la / }).count()).toBe(0);
  },
);

import { readFileSync } from 'node:fs';
import { pageHead } from '../../src/app/pageHead';
import { routes } from '../../src/app/routes';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { LOST_LINK_PATH, SPECIALTY_LINKS } from '../../src/content/paths';
import { SPECIALTY_KEYS } from '../../src/domain/facts';
import { renderPage } from '../../src/prerender/renderPage';

const ORIGIN = 'https://clinica.example';

describe('the site map', () => {
  test('has the nine fixed pages, the twenty articles and the not-found page', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/',
      '/servicii',
      '/cardiologie',
      '/reumatologie',
      '/hematologie',
      '/genetica-medicala',
      '/about',
      '/programare',
      '/contact',
      '/ecocardiografie',
      '/ecografie-doppler-vasculara',
      '/testare-de-efort',
      '/monitorizare-holter-ekg',
      '/monitorizare-ambulatorie-a-tensiunii-arteriale',
      '/testare-stimulatoare-cardiace',
      '/consultatii-boli-rare-autoimune',
      '/consultatii-boli-reumatice-comune',
      '/infiltratii-intraarticulare',
      '/artrite',
      '/sarcina',
      '/administrare-fier-intravenos',
      '/administrare-tratamente-hematologice',
      '/analize-de-specialitate',
      '/consultatii-hemopatii-maligne',
      '/diagnostic-anemii',
      '/medulograme',
      '/second-opinion-hematologii-maligne',
      '/tratament-anemii',
      '/consultatii-trombofilie',
      '*',
    ]);
  });

  test('gives every page a title and a description of its own', async () => {
    const pages = await Promise.all(routes.map((route) => route.lazy()));
    const titles = pages.map(({ handle }) => handle.describe(SAMPLE_FACTS).title);
    const descriptions = pages.map(({ handle }) => handle.describe(SAMPLE_FACTS).description);
    expect(new Set(titles).size).toBe(routes.length);
    expect(new Set(descriptions).size).toBe(routes.length);
  });
});

describe.each(routes.map((route) => [route.path, route] as const))('%s', (path, route) => {
  let rendered: Awaited<ReturnType<typeof renderPage>>;
  let warnings: readonly unknown[];
  beforeAll(async () => {
    const warn = jest.spyOn(console, 'error').mockReturnValue();
    const pathname = path === '*' ? '/nu-exista' : path;
    rendered = await renderPage(await route.lazy(), pathname, SAMPLE_FACTS);
    warnings = [...warn.mock.calls];
    warn.mockRestore();
  });

  test('renders in Node without React warnings, with exactly one h1 and its styles', () => {
    const { html, styles } = rendered;
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain('<main');
    expect(styles).toContain('<style');
    expect(warnings).toEqual([]);
  });

  test('has no landmark without content', () => {
    expect(rendered.html).not.toMatch(/<(nav|aside|footer|header)[^>]*>(<[ou]l[^>]*><\/[ou]l>)?<\/\1>/);
  });

  test('has a complete head', async () => {
    const { handle: page } = await route.lazy();
    const metadata = page.describe(SAMPLE_FACTS);
    expect(metadata.description.length).toBeGreaterThanOrEqual(50);
    expect(metadata.description.length).toBeLessThanOrEqual(160);
    expect(metadata.keywords.length).toBeGreaterThanOrEqual(3);
    const names = pageHead(page, SAMPLE_FACTS, ORIGIN, path === '*' ? undefined : path).map(
      ({ tag, attributes }) => attributes.name ?? attributes.property ?? attributes.rel ?? tag,
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'title',
        'description',
        'keywords',
        'og:title',
        'og:description',
        'og:keywords',
        'og:image',
      ]),
    );
    expect(names.includes('canonical')).toBe(path !== '*');
  });

  test('has a 1200 by 630 preview image, which shows its specialty on an article', async () => {
    const { handle: page } = await route.lazy();
    const head = pageHead(page, SAMPLE_FACTS, ORIGIN, path === '*' ? undefined : path);
    const [image] = head.flatMap(({ attributes }) =>
      attributes.property === 'og:image' ? [attributes.content ?? ''] : [],
    );
    expect(image).toMatch(`${ORIGIN}/previews/`);
    const [specialty] = SPECIALTY_KEYS.filter((key) => ARTICLE_LINKS[key].some((link) => link.path === path));
    if (specialty !== undefined) expect(image).toContain(SPECIALTY_LINKS[specialty].path.slice(1));
    const png = readFileSync(`public${new URL(image ?? '').pathname}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(30_000);
  });

  test.each([
    ['the sample clinic', SAMPLE_FACTS.profile.name, SAMPLE_FACTS.profile.city],
    ['a clinic with long names', 'Clinica de Specialități Medicale Sf. Ana', 'Drobeta-Turnu Severin'],
  ])('has a title short enough for search results: %s', async (_clinic, name, city) => {
    const facts = { ...SAMPLE_FACTS, profile: { ...SAMPLE_FACTS.profile, name, city } };
    const { handle: page } = await route.lazy();
    const [title] = pageHead(page, facts, ORIGIN, path === '*' ? undefined : path);
    expect(title?.text).toContain(page.describe(facts).title);
    expect(title?.text?.length).toBeLessThanOrEqual(60);
  });

  test('links only to pages and files that exist', () => {
    const known = new Set([...routes.map(({ path }) => path), LOST_LINK_PATH]);
    const targets = [...rendered.html.matchAll(/href="(\/[^"#?]*)/g)].map(([, target]) => target ?? '');
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
  });
});

test.each([
  ['/cardiologie', '/programare?serviciu=1'],
  ['/artrite', '/programare?serviciu=2'],
  ['/about', '/programare'],
])('on %s every booking link of the header leads to %s', async (address, booking) => {
  const route = routes.find(({ path }) => path === address);
  if (route === undefined) throw new Error(`There is no ${address}.`);
  const { html } = await renderPage(await route.lazy(), address, SAMPLE_FACTS);
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  const links = [...header.matchAll(/href="(\/programare[^"]*)/g)].map(([, target]) => target);
  expect(links.length).toBeGreaterThan(1);
  expect(new Set(links)).toEqual(new Set([booking]));
});

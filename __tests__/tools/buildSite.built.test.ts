import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/app/routes';
import type { BuiltDescription } from '../../src/server/pages/built';
import { sdkMarksIn } from '../features/auth/support/sdkMarks';

/** `npm test` builds before it tests. */
const SITE = path.resolve('dist/site');
const { parts } = JSON.parse(readFileSync('dist/site.json', 'utf8')) as BuiltDescription;
const { chunks } = parts;

const scriptOf = (address: string): string => readFileSync(path.join(SITE, address), 'utf8');
const downloadOf = (chunk: string): string => (chunks[chunk] ?? []).map(scriptOf).join('\n');

const allCode = readdirSync(path.join(SITE, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => scriptOf(`assets/${name}`))
  .join('\n');

/** All that makes a page come alive or draws it. */
const pageChunks = Object.keys(chunks).filter((name) => /^(?:client$|page-|specialty-|article-)/.test(name));
const contentChunks = pageChunks.filter((name) => !['page-booking', 'page-contact'].includes(name));

/** Texts that only the library itself contains. */
const MARKS = {
  moment: 'Deprecation warning: ',
  xstate: 'xstate.init',
  'RTK Query': '/executeQuery',
  notistack: 'notistack-',
};

test.each(contentChunks)('%s contains no code used only by forms', (chunk) => {
  const code = downloadOf(chunk);
  const found = Object.entries(MARKS).filter(([, mark]) => code.includes(mark));
  expect(found).toEqual([]);
});

test('the contact page contains no code used only for booking', () => {
  const code = downloadOf('page-contact');
  expect(code).not.toContain(MARKS['RTK Query']);
  expect(code).not.toContain(MARKS.moment);
});

test('the search strings of the tests above do find the libraries in the built code', () => {
  for (const mark of Object.values(MARKS)) expect(allCode).toContain(mark);
});

// features/auth/useAuth.browser.test.ts shows that the same marks find it in a page that signs visitors in.
test.each(pageChunks)("%s contains no code of the identity provider's SDK", (chunk) => {
  expect(sdkMarksIn(downloadOf(chunk))).toEqual([]);
});

test("no page's document names a script with the identity provider's SDK", () => {
  const documents = readdirSync(SITE).filter((name) => name.endsWith('.html'));
  const named = documents.flatMap((name) => scriptOf(name).match(/\/assets\/[\w.-]+\.js/g) ?? []);
  expect(named.length).toBeGreaterThanOrEqual(documents.length);
  expect(sdkMarksIn([...new Set(named)].map(scriptOf).join('\n'))).toEqual([]);
});

test('unprompted requests for /favicon.ico get the site’s icon', () => {
  const ico = readFileSync(path.join(SITE, 'favicon.ico'));
  const [kind, pictures] = [ico.readUInt16LE(2), ico.readUInt16LE(4)];
  expect([kind, pictures]).toEqual([1, 1]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(start + length).toBe(ico.length);
  const png = ico.subarray(start);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([ico[6], ico[7]]);
});

test('the bundle contains only the Romanian locale of moment', () => {
  expect(allCode).toContain('ianuarie_februarie');
  expect(allCode).not.toMatch(/janvier_f|Januar_Februar|enero_febrero/);
});

test.each(routes.map(({ path: routePath }) => [routePath]))(
  '%s has its whole text and styles in its HTML, and only external scripts',
  (routePath) => {
    const file =
      routePath === '*' ? '404.html' : routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
    const html = readFileSync(path.join(SITE, file), 'utf8');
    expect(html).toContain('<html lang="ro">');
    expect(html).toMatch(/<h1[^>]*>[^<]/);
    expect(html).toContain('<style data-styled');
    // The policy allows none of its own.
    expect(html).not.toMatch(/<script(?![^>]* (?:type="application\/ld\+json"|src="))/);
    // Whatever a page asks for in front of its first paint delays it.
    expect(html).not.toMatch(/<script src=|<link[^>]* rel="(?:stylesheet|preload|modulepreload)"/);
  },
);

test('the sitemap lists every page but the not-found page', () => {
  const listed = [
    ...readFileSync(path.join(SITE, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address]) => new URL(address ?? '').pathname);
  expect(listed).toEqual(
    routes.map(({ path: routePath }) => routePath).filter((routePath) => routePath !== '*'),
  );
});

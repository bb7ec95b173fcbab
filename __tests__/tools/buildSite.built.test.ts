import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/app/routes';

/** `npm test` builds before it tests. */
const SITE = path.resolve('dist/site');

test.each(routes.map(({ path: routePath }) => [routePath]))(
  '%s has its whole text and styles in its HTML, and only external scripts',
  (routePath) => {
    const file =
      routePath === '*' ? '404.html' : routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
    const html = readFileSync(path.join(SITE, file), 'utf8');
    expect(html).toContain('<html lang="ro">');
    expect(html).toMatch(/<h1[^>]*>[^<]/);
    expect(html).toContain('<style data-styled');
    // The security policy allows no others.
    expect(html).not.toMatch(/<script(?![^>]* (?:type="application\/(?:ld\+)?json"|src="))/);
    // Requests before the first paint delay it.
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

// Browsers request it although no page links it.
test('the site has /favicon.ico', () => {
  expect(existsSync(path.join(SITE, 'favicon.ico'))).toBe(true);
});

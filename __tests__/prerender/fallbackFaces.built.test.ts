import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** `npm test` builds before it tests. */
const SITE = path.resolve('dist/site');
const pages = readdirSync(SITE).filter((name) => name.endsWith('.html'));

const FACES = /@font-face\s*\{[^}]*\}/g;
const weightsIn = (css: string): string[] =>
  [...css.matchAll(/font-weight:\s*(\d+)/g)].map((found) => found[1] ?? '');

test.each(pages)('before the typeface has come, every weight of %s has a face of its measures', (page) => {
  const html = readFileSync(path.join(SITE, page), 'utf8');
  const standIns = (html.match(FACES) ?? []).filter((face) => face.includes('local('));
  const used = new Set(weightsIn(html.replaceAll(FACES, '')));
  expect(used.size).toBeGreaterThan(1);
  expect([...used].filter((weight) => !weightsIn(standIns.join('')).includes(weight))).toEqual([]);
});

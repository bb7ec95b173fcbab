import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** `npm test` builds before it tests. */
const SITE = path.resolve('dist/site');
const pages = readdirSync(SITE).filter((name) => name.endsWith('.html'));

const FACES = /@font-face\s*\{[^}]*\}/g;

test.each(pages)('every font weight used in %s has a fallback face with the same metrics', (page) => {
  const html = readFileSync(path.join(SITE, page), 'utf8');
  const fallbacks = (html.match(FACES) ?? []).filter((face) => face.includes('local('));
  const ranges = fallbacks.map((face) => (/font-weight:(\d+) (\d+)/.exec(face) ?? []).slice(1).map(Number));
  const used = new Set(
    [...html.replaceAll(FACES, '').matchAll(/font-weight:\s*(\d+)/g)].map((found) => Number(found[1])),
  );
  expect(used.size).toBeGreaterThan(1);
  expect(
    [...used].filter((weight) => !ranges.some(([from = 0, to = 0]) => from <= weight && weight <= to)),
  ).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';

/** `npm test` builds before it tests. */
const SITE = path.resolve('dist/site');

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>`, boolean attributes as `=""` and its own quoting: all valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    // The styles of styled-components and of the page are inline on purpose.
    'require-sri': 'off',
    // In Safari a list without bullets loses its role unless it has an explicit one.
    'no-redundant-role': 'off',
    // Links to telephone numbers keep the spaces of the number.
    'tel-non-breaking': 'off',
  },
});

const files = readdirSync(SITE).filter((name) => name.endsWith('.html'));

test('there is an HTML file for each page', () => {
  expect(files).toHaveLength(30);
});

test.each(files)('%s is valid HTML', async (file) => {
  const report = await validator.validateString(readFileSync(path.join(SITE, file), 'utf8'));
  const complaints = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(complaints).toEqual([]);
});

test.each(files)('%s says once what kind of preview it has, in which language and size', (file) => {
  const html = readFileSync(path.join(SITE, file), 'utf8');
  const tags = [
    ...html.matchAll(
      /<meta (?:property|name)="(og:type|og:locale|og:image:(?:width|height)|twitter:card)" content="([^"]*)">/g,
    ),
  ];
  expect(tags.map(([, name, content]) => `${name} ${content}`)).toEqual([
    'og:type website',
    'og:locale ro_RO',
    'og:image:width 1200',
    'og:image:height 630',
    'twitter:card summary_large_image',
  ]);
});

/**
 * The validator does not know newer at-rules. The calendar, which uses one, is rendered only in the browser;
 * `@view-transition` must come before the first paint, and browsers that do not know it ignore it.
 */
const KNOWN_RULES = ['container', 'font-face', 'keyframes', 'media', 'page', 'supports', 'view-transition'];

test.each(files)('%s has no style that the W3C checker (Nu) refuses', (file) => {
  const styles = [
    ...readFileSync(path.join(SITE, file), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
  ];
  const rules = styles.flatMap(([, css = '']) => [...css.matchAll(/@([a-z-]+)/g)].map(([, rule]) => rule));
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.filter((rule) => !KNOWN_RULES.includes(rule ?? ''))).toEqual([]);
});

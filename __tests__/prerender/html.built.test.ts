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
    // styled-components' and the page's own styles arrive in the HTML on purpose.
    'require-sri': 'off',
    // A list without bullets loses its role in Safari unless it says so.
    'no-redundant-role': 'off',
    // Telephone numbers are links with their spaces as people write them.
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

/**
 * The checker knows few newer at-rules; the calendar, which uses one, is drawn in the browser only. Pages that fade into
 * one another have to say so before they are painted, and a browser that does not know the word passes over it.
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

import fc from 'fast-check';
import { escapeHtml, unescapeHtml } from '../../src/domain/htmlEscape';

// Mostly characters that are escaped, so that random texts contain entities too.
const pieces = `& < > " ' / ; # amp lt gt quot apos 39 x27 x2F`.split(' ');
const typed = fc.oneof(fc.string({ unit: fc.constantFrom(...pieces) }), fc.string({ unit: 'grapheme' }));

test('escaped text decodes to exactly the original text', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(unescapeHtml(escapeHtml(text))).toBe(text);
    }),
  );
});

test('escaped text cannot open a tag, an attribute or an entity', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});

test('text that looks escaped already is preserved literally', () => {
  expect(unescapeHtml(escapeHtml('&lt;b&gt; &amp;amp;'))).toBe('&lt;b&gt; &amp;amp;');
});

test('entities written by other escapers are decoded', () => {
  expect(unescapeHtml('&lt;O&#39;Neil&gt; &quot;&#x27;&apos;&#x2F;&amp;&quot;')).toBe(`<O'Neil> "''/&"`);
});

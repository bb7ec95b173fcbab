import fc from 'fast-check';
import { escapeHtml, unescapeHtml } from '../../src/domain/htmlEscape';

test('what was typed comes back letter for letter after the wire', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unescapeHtml(escapeHtml(text))).toBe(text);
    }),
  );
});

test('nothing escaped can open a tag, an attribute or an entity of its own', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});

test('text that looks escaped already stays as it was typed', () => {
  expect(unescapeHtml(escapeHtml('&lt;b&gt; &amp;amp;'))).toBe('&lt;b&gt; &amp;amp;');
  expect(unescapeHtml('O&#x27;Neil &apos;')).toBe("O'Neil '");
});

/**
 * Wraps each text of the page in two `font` elements, as Chrome's translation does, now and whenever one is added; to be
 * evaluated in the page.
 */
export function translateTexts(): void {
  const wrap = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      const parent = text.parentElement;
      if (
        !text.data.trim() ||
        !parent ||
        parent.closest('[data-translated], script, style, template, option, textarea')
      )
        continue;
      const outer = document.createElement('font' as string);
      const inner = document.createElement('font' as string);
      outer.dataset.translated = '';
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** On `<html>` once the site's own typeface is to be shown; the document's style waits for it. */
export const TYPEFACE_ATTRIBUTE = 'data-typeface';

/** Kept in the browser of somebody whose cache holds the font's files. */
const CACHED_KEY = 'typeface';

/** A letter of each of the font's files (prerender/fontFaces). */
const SAMPLE = 'aș';

/** A visitor who was here before gets the typeface with the first paint, from the cache. */
export function typefaceIsCached(): boolean {
  try {
    return localStorage.getItem(CACHED_KEY) !== null;
  } catch {
    // Storage can be forbidden; then every visit is a first one.
    return false;
  }
}

export function showTypeface(): void {
  document.documentElement.setAttribute(TYPEFACE_ATTRIBUTE, '');
}

/** Words within a paragraph may change lines; nobody loses their place by that. */
const BLOCKS = 'body *:not(p *, svg *, noscript, script)';

/** A move of less than this many px is no layout shift (Layout Instability, W3C). */
const NOTICED_PX = 3;

/** @returns whether what the visitor sees has moved up or down since the call before */
function watchSeenBlocks(): () => boolean {
  const top = (block: Element): number => block.getBoundingClientRect().top;
  const seen = [...document.querySelectorAll(BLOCKS)]
    .map((block) => ({ block, before: top(block) }))
    .filter(({ before }) => before < innerHeight);
  return () => seen.some(({ block, before }) => Math.abs(top(block) - before) > NOTICED_PX);
}

/**
 * The typeface's letters are as wide as those that stand in for them (prerender/fallbackFaces) only on average:
 * where a line would break elsewhere and move the page under its reader, it waits for the next page.
 */
function showTypefaceInPlace(): void {
  const haveMoved = watchSeenBlocks();
  showTypeface();
  if (!haveMoved()) return;
  document.documentElement.removeAttribute(TYPEFACE_ATTRIBUTE);
  const main = document.querySelector('main');
  if (main !== null) new MutationObserver(showTypeface).observe(main, { childList: true });
}

/** Shows the typeface once all of it is here: the page is laid out anew once, not file by file. */
export async function fetchTypeface(): Promise<void> {
  try {
    await document.fonts.load('1em Manrope', SAMPLE);
    showTypefaceInPlace();
    localStorage.setItem(CACHED_KEY, '');
  } catch {
    // Without its files the words stay as they are; storage can be forbidden.
  }
}

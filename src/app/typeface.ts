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

/** Shows the typeface once all of it is here: the page is laid out anew once, not file by file. */
export async function fetchTypeface(): Promise<void> {
  try {
    await document.fonts.load('1em Manrope', SAMPLE);
    showTypeface();
    localStorage.setItem(CACHED_KEY, '');
  } catch {
    // Without its files the words stay as they are; storage can be forbidden.
  }
}

/** On `<html>` once the site's own typeface is to be shown; the document's style waits for it. */
export const TYPEFACE_ATTRIBUTE = 'data-typeface';

/** Kept in the browser of somebody whose cache holds the font's files. */
const CACHED_KEY = 'typeface';

/** A visitor who was here before gets the typeface with the first paint, from the cache. */
export function typefaceIsCached(): boolean {
  try {
    return localStorage.getItem(CACHED_KEY) !== null;
  } catch {
    // Storage can be forbidden; then every visit is a first one.
    return false;
  }
}

function rememberCached(): void {
  try {
    localStorage.setItem(CACHED_KEY, '');
  } catch {
    // See above.
  }
}

/** From here on the browser fetches the font's files and, when they are there, draws the words with them. */
export function showTypeface(): void {
  document.documentElement.setAttribute(TYPEFACE_ATTRIBUTE, '');
  document.fonts.addEventListener('loadingdone', rememberCached, { once: true });
}

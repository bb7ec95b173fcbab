import path from 'node:path';

/** A build leaves a server what it draws the pages anew with: {@link DrawnSite} as JSON, and fonts. */
export const DRAWN_SITE_FILE = 'drawn-site.json';

/** What the thread drew of the sample clinic, {@link DrawnFile}s as JSON, before it was filled. */
export const DRAWN_TEXTS_FILE = 'drawn-texts.json';

/** All that the browser may know of the clinic; answered at `/clinic-facts`. */
export const FACTS_FILE = 'site/clinic-facts.json';

/** Of link previews. */
export const previewFonts = (outputFolder: string): readonly string[] =>
  ['latin.ttf', 'latin-ext.ttf'].map((name) => path.join(outputFolder, 'preview-fonts', name));

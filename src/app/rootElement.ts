/** The id of the element that holds the page, for the prerenderer and the browser. */
export const ROOT_ID = 'root';

/** Browsers fetch these as soon as they are named, so the boot script names them after the first paint. */
export const MANIFEST = '/site.webmanifest';
export const ICON = '/favicon.svg';

/** On the boot script's element: the files that make the page come alive, in order, parted by spaces. */
export const BOOT_FILES_ATTRIBUTE = 'data-files';

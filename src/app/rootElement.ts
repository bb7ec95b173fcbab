/** The id of the element that holds the page, for the prerenderer and the browser. */
export const ROOT_ID = 'root';

/** On the boot script's element: the files that make the page come alive, in order, parted by spaces. */
export const BOOT_FILES_ATTRIBUTE = 'data-files';

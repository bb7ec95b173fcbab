/** The id of the element that holds the page, for the prerenderer and the browser. */
export const ROOT_ID = 'root';

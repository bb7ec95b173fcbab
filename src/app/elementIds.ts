// For the prerenderer and the browser.

/** Id of the element that holds the page. */
export const ROOT_ID = 'root';

/** Id of the element that holds the facts with which the document was rendered. */
export const FACTS_ID = 'facts';

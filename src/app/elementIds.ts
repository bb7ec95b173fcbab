export const ROOT_ID = 'root';

/** Id of the element that holds the facts with which the document was rendered. */
export const FACTS_ID = 'facts';

/** Attribute that marks the page's element once the page works. */
export const HYDRATED = 'data-hydrated';

/** Returns the text of the page's heading; '' without one. */
export const headingOf = (html: string): string => /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

/** Returns the document's title without the clinic's name. */
export const pageTitle = (html: string): string | undefined => /<title>([^|<]*[^|< ])/.exec(html)?.[1];

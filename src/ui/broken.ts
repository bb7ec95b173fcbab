/** On `<html>` once the page's code could not be fetched or gave up. */
export const BROKEN_ATTRIBUTE = 'data-broken';

/** On what is hidden but then, and but for readers without scripts. */
export const WHEN_BROKEN = { 'data-when-broken': '' } as const;

/** On what is of no use then. */
export const WHEN_ALIVE = { 'data-when-alive': '' } as const;

/** @param root a selector of `<html>` where that is so */
export const brokenCss = (root: string): string =>
  `${root} [data-when-broken]{display:block}${root} [data-when-alive]{display:none}`;

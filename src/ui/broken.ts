/** On `<html>` once the page's code could not be fetched or gave up. */
export const BROKEN_ATTRIBUTE = 'data-broken';

/** On what is shown only then, and to readers without scripts. */
export const WHEN_BROKEN_ATTRIBUTE = 'data-when-broken';

export const whenBrokenCss = `[${WHEN_BROKEN_ATTRIBUTE}]{display:none}[${BROKEN_ATTRIBUTE}] [${WHEN_BROKEN_ATTRIBUTE}]{display:block}`;

/** For a `<noscript>`. */
export const withoutScriptCss = `[${WHEN_BROKEN_ATTRIBUTE}]{display:block}`;

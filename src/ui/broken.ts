/** On `<html>` once the page's code could not be fetched or gave up. */
export const BROKEN_ATTRIBUTE = 'data-broken';

/** On what is `hidden` but then, and but for readers without scripts. */
export const WHEN_BROKEN_ATTRIBUTE = 'data-when-broken';

export const whenBrokenCss = `[${BROKEN_ATTRIBUTE}] [${WHEN_BROKEN_ATTRIBUTE}]{display:block}`;

/** For a `<noscript>`. */
export const withoutScriptCss = `[${WHEN_BROKEN_ATTRIBUTE}]{display:block}`;

/** Shows what is there for whoever waits in vain: a form without its code must not look as if it worked. */
export function admitBroken(): void {
  document.documentElement.setAttribute(BROKEN_ATTRIBUTE, '');
}

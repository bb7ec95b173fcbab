import type { ClinicFacts } from '../domain/facts';
import type { PageHandle } from './loadedPage';
import { pageHead } from './pageHead';

/** Selects the head elements that change with the page. */
const SAID =
  'title, link[rel="canonical"], script[type="application/ld+json"], meta:is([name], [property]):not([name="viewport"], [name="color-scheme"], [name="theme-color"])';

/**
 * Returns the site's public origin from the preview picture's address; the visitor may have reached the page by another
 * host.
 */
function publicOrigin(): string {
  const image = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return new URL(image ?? '/', window.location.href).origin;
}

/**
 * Updates title, description, preview and canonical address to the current page. Removes the structured data: crawlers
 * load every page separately.
 */
export function updateHead(page: PageHandle, pathname: string, facts: ClinicFacts): void {
  const elements = pageHead(page, facts, publicOrigin(), pathname).map(({ tag, attributes, text = '' }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll(SAID)) old.remove();
  document.head.append(...elements);
}

import { PATHS } from '../content/paths';
import type { LoadedPage } from './loadedPage';
import { pageHead, type HeadTag } from './pageHead';
import { routeFor } from './routes';

/** A patient's own page is written by the server for each visit: no code draws it. */
function isPatientPage(pathname: string): boolean {
  const start = `${PATHS.booking}/`;
  return pathname.startsWith(start) && pathname !== start;
}

/** Fetches the code of the page at `pathname`. Rejects when it cannot be had; the browser then asks the server. */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  if (isPatientPage(pathname)) throw new Error('This page comes from the server alone.');
  return routeFor(pathname).load();
}

/** Which of the head's elements an update replaces. */
const IDENTITIES = ['name', 'property', 'rel'] as const;

function elementFor({ tag, attributes }: HeadTag): Element {
  const key = IDENTITIES.find((name) => name in attributes);
  const selector = key === undefined ? tag : `${tag}[${key}="${attributes[key] ?? ''}"]`;
  return document.head.querySelector(selector) ?? document.head.appendChild(document.createElement(tag));
}

/** The prerendered preview picture names the site's public address; this page may be reached by another. */
function publicOrigin(): string {
  const image = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return new URL(image ?? '/', window.location.href).origin;
}

/** Brings title, description, preview and canonical address in step with the page that is shown now. */
export function updateHead({ metadata, subject }: LoadedPage, pathname: string): void {
  const found = subject.kind !== 'notFound';
  // What was said about the first page is not true of this one; who reads it comes without clicking.
  for (const tag of document.head.querySelectorAll('meta[name="robots"], script[type="application/ld+json"]'))
    tag.remove();
  if (!found) {
    for (const tag of document.head.querySelectorAll('link[rel="canonical"], meta[property="og:url"]'))
      tag.remove();
  }
  for (const tag of pageHead(metadata, publicOrigin(), found ? pathname : undefined)) {
    const element = elementFor(tag);
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    if (tag.text !== undefined) element.textContent = tag.text;
  }
}

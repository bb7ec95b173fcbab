import { useEffect } from 'react';
import type { PageMetadata } from '../content/pageMetadata';
import { pageHead, type HeadTag } from './pageHead';
import { routeFor } from './routes';

/** Which of the head's elements an update replaces. */
const identity = ['name', 'property', 'rel'] as const;

function elementFor({ tag, attributes }: HeadTag): Element {
  const key = identity.find((name) => name in attributes);
  const selector = key === undefined ? tag : `${tag}[${key}="${attributes[key] ?? ''}"]`;
  const existing = document.head.querySelector(selector);
  if (existing !== null) return existing;
  return document.head.appendChild(document.createElement(tag));
}

/** Keeps the document's head in step with the page once the visitor has moved on from the prerendered one. */
export function usePageHead(metadata: PageMetadata, pathname: string, moved: boolean): void {
  useEffect(() => {
    if (!moved) return;
    const known = routeFor(pathname).path === '*' ? undefined : pathname;
    document.head.querySelector('meta[name="robots"]')?.remove();
    for (const tag of pageHead(metadata, publicOrigin(), known)) {
      const element = elementFor(tag);
      for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
      if (tag.text !== undefined) element.textContent = tag.text;
    }
  }, [metadata, pathname, moved]);
}

/** The prerendered preview picture names the site's public address; this page may be reached by another. */
function publicOrigin(): string {
  const image = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return image === null || image === undefined ? window.location.origin : new URL(image).origin;
}

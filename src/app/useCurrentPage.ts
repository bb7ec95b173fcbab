import { useEffect, useState } from 'react';
import { clinicApi } from '../api/clinicApi';
import { refreshFacts, useFacts } from '../api/facts';
import { useAppDispatch } from '../api/store';
import { specialtiesOf } from '../content/clinicFacts';
import type { PageHandle } from './loadedPage';
import type { ClinicFacts } from '../domain/facts';
import { pageHead } from './pageHead';

/** Selects the head elements that change with the page. */
const PAGE_HEAD_SELECTOR =
  'title, link[rel="canonical"], script[type="application/ld+json"], meta:is([name], [property]):not([name="viewport"], [name="color-scheme"], [name="theme-color"])';

/** Returns the site's public origin from the preview picture's address: the visitor may have come by another host. */
function publicOrigin(): string {
  const image = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return new URL(image ?? '/', window.location.href).origin;
}

/** Updates the head to the current page, without structured data: crawlers load every page separately. */
function updateHead(page: PageHandle, pathname: string | undefined, facts: ClinicFacts): void {
  const elements = pageHead(page, facts, publicOrigin(), pathname).map(({ tag, attributes, text = '' }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll(PAGE_HEAD_SELECTOR)) old.remove();
  document.head.append(...elements);
}

/**
 * Keeps head and facts current; a page of a specialty no longer offered is loaded from the server.
 * @param pathname undefined for the not-found page
 */
export function useCurrentPage(page: PageHandle, pathname: string | undefined, hasMoved: boolean): void {
  const dispatch = useAppDispatch();
  const facts = useFacts();
  const [documentFacts] = useState(facts);
  const isAsRendered = !hasMoved && facts === documentFacts;

  clinicApi.endpoints.facts.useQuerySubscription(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  useEffect(() => {
    if (hasMoved) void dispatch(refreshFacts());
  }, [dispatch, hasMoved, pathname]);

  useEffect(() => {
    if (isAsRendered) return;
    const { specialty } = page;
    const isOffered = specialty === undefined || specialtiesOf(facts).includes(specialty);
    if (isOffered) updateHead(page, pathname, facts);
    else window.location.reload();
  }, [isAsRendered, page, pathname, facts]);
}

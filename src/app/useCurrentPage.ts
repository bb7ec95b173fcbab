import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { clinicApi } from '../api/clinicApi';
import { refreshFacts, useFacts } from '../api/facts';
import { useAppDispatch } from '../api/store';
import { specialtiesOf } from '../content/clinicFacts';
import type { PageHandle } from './loadedPage';
import { updateHead } from './updateHead';

/**
 * Keeps the document's head and the clinic's facts up to date with the current page. A page of a specialty that the
 * clinic no longer offers is loaded from the server.
 * @param hasMoved false while the document's own page is shown, whose head and facts the server has rendered
 */
export function useCurrentPage(page: PageHandle, hasMoved: boolean): void {
  const { pathname } = useLocation();
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

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useClinicData, useClinicDataStore } from '../api/clinicData';
import { specialtiesOf } from '../content/clinicData';
import type { PageHandle } from './loadedPage';
import { updateHead } from './updateHead';

/**
 * Keeps the document's head and the clinic's data up to date with the current page. A page of a specialty that the
 * clinic no longer offers is loaded from the server.
 * @param hasMoved false while the document's own page is shown; the server has rendered its head and data
 */
export function useCurrentPage(page: PageHandle, hasMoved: boolean): void {
  const { pathname } = useLocation();
  const known = useClinicDataStore();
  const facts = useClinicData();

  useEffect(() => {
    if (hasMoved) void known.refresh();
  }, [hasMoved, known, pathname]);

  useEffect(() => {
    if (!hasMoved) return;
    const { specialty } = page;
    const isOffered = specialty === undefined || specialtiesOf(facts).includes(specialty);
    if (isOffered) updateHead(page, pathname, facts);
    else window.location.reload();
  }, [hasMoved, page, pathname, facts]);
}

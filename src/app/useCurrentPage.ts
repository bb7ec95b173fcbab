import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useClinicData, useClinicDataStore } from '../api/clinicData';
import { specialtiesOf } from '../content/clinicData';
import type { ClinicData } from '../domain/facts';
import type { LoadedPage, PageSubject } from './loadedPage';
import { updateHead } from './updateHead';

/** Returns false for a page of a specialty that the clinic no longer offers. */
function isOffered(subject: PageSubject, facts: ClinicData): boolean {
  if (subject.kind === 'specialty') return specialtiesOf(facts).includes(subject.specialty);
  if (subject.kind === 'article') return specialtiesOf(facts).includes(subject.article.specialty);
  return true;
}

/**
 * Keeps the document's head and the clinic's data up to date with the current page.
 * @param hasMoved false while the document's own page is shown; the server has rendered its head and data
 */
export function useCurrentPage(hasMoved: boolean): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as LoadedPage;
  const known = useClinicDataStore();
  const facts = useClinicData();

  useEffect(() => {
    if (hasMoved) void known.refresh();
  }, [hasMoved, known, pathname]);

  useEffect(() => {
    if (!hasMoved) return;
    if (isOffered(page.subject, facts)) updateHead(page, pathname, facts);
    else window.location.reload();
  }, [hasMoved, page, pathname, facts]);
}

import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useClinicFacts, useKnownFacts, type KnownFacts } from '../api/clinicFacts';
import type { LoadedPage } from './loadedPage';
import type { SiteRoute } from './routes';
import { updateHead } from './updateHead';

const pages = new Map<string, Promise<LoadedPage>>();

/**
 * When a page's code or the clinic's facts cannot be had (a new version was deployed, no network), the browser
 * loads the address itself, and what it says then is the truth; until then the old page stays.
 */
function pageAt(pathname: string, { load }: SiteRoute, facts: KnownFacts): Promise<LoadedPage> {
  const known = pages.get(pathname);
  if (known !== undefined) return known;
  const loading = async (): Promise<LoadedPage> => {
    const [page] = await Promise.all([load(), facts.refresh()]);
    return page;
  };
  const page = loading().catch(() => {
    pages.delete(pathname);
    if (window.location.pathname === pathname) window.location.reload();
    return new Promise<never>(() => undefined);
  });
  pages.set(pathname, page);
  return page;
}

/** A later page of the visit; it cannot be drawn before its code is here. */
export function SitePage({ route }: { readonly route: SiteRoute }) {
  const { pathname } = useLocation();
  const known = useKnownFacts();
  const facts = useClinicFacts();
  const page = use(pageAt(pathname, route, known));
  useEffect(() => {
    void known.refresh();
  }, [known, pathname]);
  useEffect(() => {
    updateHead(page, pathname, facts);
  }, [page, pathname, facts]);
  return <page.Page />;
}

import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { LoadedPage } from './loadedPage';
import type { SiteRoute } from './routes';
import { updateHead } from './updateHead';

const pages = new Map<string, Promise<LoadedPage>>();

/**
 * When a page's code cannot be had (a new version was deployed, no network), the browser loads the address
 * itself, and what it says then is the truth; until then the old page stays.
 */
function pageAt(pathname: string, { load }: SiteRoute): Promise<LoadedPage> {
  const known = pages.get(pathname);
  if (known !== undefined) return known;
  const page = load().catch(() => {
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
  const page = use(pageAt(pathname, route));
  useEffect(() => {
    updateHead(page, pathname);
  }, [page, pathname]);
  return <page.Page />;
}

import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useClinicFacts, useKnownFacts, type KnownFacts } from '../api/clinicFacts';
import { specialtiesOf } from '../content/clinicFacts';
import type { ClinicFacts } from '../domain/facts';
import type { LoadedPage } from './loadedPage';
import type { SiteRoute } from './routes';
import { updateHead } from './updateHead';

const pages = new Map<string, Promise<LoadedPage>>();

/** An older menu may still name a specialty that the clinic has given up. */
const isOffered = ({ specialty }: SiteRoute, facts: ClinicFacts): boolean =>
  specialty === undefined || specialtiesOf(facts).includes(specialty);

/**
 * When a page's code or the clinic's facts cannot be had (a new version was deployed, no network), or the clinic has no
 * such page any more, the browser loads the address itself, and what it says then is the truth; until then the old
 * page stays.
 */
function pageAt(pathname: string, route: SiteRoute, facts: KnownFacts): Promise<LoadedPage> {
  const known = pages.get(pathname);
  if (known !== undefined) return known;
  const loading = async (): Promise<LoadedPage> => {
    const [page] = await Promise.all([route.load(), facts.whole()]);
    if (!isOffered(route, facts.now())) throw new Error(`${pathname} is no page any more.`);
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
    if (isOffered(route, facts)) updateHead(page, pathname, facts);
    else window.location.reload();
  }, [page, pathname, route, facts]);
  return <page.Page />;
}

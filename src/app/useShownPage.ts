import { useEffect, useState } from 'react';
import type { Location } from 'react-router';
import type { AdoptedPage, LoadedPage } from './loadedPage';
import { loadPage, updateHead } from './navigation';

export interface Shown {
  readonly location: Location;
  readonly page: LoadedPage | AdoptedPage;
}

async function open(pathname: string): Promise<LoadedPage> {
  const page = await loadPage(pathname);
  // A page that came too late to be shown must not rename the one that is.
  if (window.location.pathname === pathname) updateHead(page, pathname);
  return page;
}

/**
 * The page one sees while the next one's code is on its way. The old page stays until the new one can be
 * drawn whole; when its code cannot be had (a new version was deployed, no network), the browser loads the
 * address itself, and what it says then is the truth.
 */
export function useShownPage(
  location: Location,
  initial: LoadedPage | AdoptedPage,
): { shown: Shown; pending: boolean } {
  const [shown, setShown] = useState<Shown>({ location, page: initial });
  const samePage = location.pathname === shown.location.pathname;
  if (samePage && location !== shown.location) setShown({ location, page: shown.page });

  useEffect(() => {
    if (samePage) return undefined;
    let stale = false;
    open(location.pathname).then(
      (page) => {
        if (!stale) setShown({ location, page });
      },
      () => {
        if (!stale) window.location.assign(location.pathname + location.search + location.hash);
      },
    );
    return () => {
      stale = true;
    };
  }, [location, samePage]);

  return { shown, pending: !samePage };
}

import { useEffect, useState } from 'react';
import type { Location } from 'react-router';
import type { LoadedPage } from './loadedPage';
import { routeFor } from './routes';

export interface Shown {
  readonly location: Location;
  readonly page: LoadedPage;
}

/**
 * The page one sees while the next one's code is on its way. The old page stays until the new one can be
 * drawn whole; when its code cannot be had (a new version was deployed, no network), the browser loads the
 * address itself, and what it says then is the truth.
 */
export function useShownPage(location: Location, initial: LoadedPage): { shown: Shown; pending: boolean } {
  const [shown, setShown] = useState<Shown>({ location, page: initial });
  const samePage = location.pathname === shown.location.pathname;
  if (samePage && location !== shown.location) setShown({ location, page: shown.page });

  useEffect(() => {
    if (samePage) return undefined;
    let stale = false;
    routeFor(location.pathname)
      .load()
      .then(
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

import { redirectDocument, useRouteError, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { PATHS } from '../content/paths';
import type { LoadedPage } from './loadedPage';
import type { SiteRoute } from './routes';
import { Shell } from './Shell';

/** Makes the browser load the address from the server. */
const fromServer = { loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url) };

const drawn = (page: LoadedPage) => ({ Component: page.Page, handle: page });

/** Loads a page's code; on failure (a new deployment, no network) the browser loads the page from the server. */
const fetched = (route: SiteRoute) => () => route.load().then(drawn, () => fromServer);

/** Rethrows a page's error to the root, because React Router's own error page would be shown to patients. */
function PassOn(): never {
  throw useRouteError();
}

/** Returns the route of one page inside the shell, at any address. */
export const onePage = (page: LoadedPage): RouteObject[] => [
  { Component: Shell, ErrorBoundary: PassOn, children: [{ path: '*', ...drawn(page) }] },
];

const PATIENT = 'patient';

/** Loader data for hydration, so that no loader runs for the document's own page. */
export const hydrationData = { loaderData: { [PATIENT]: null } };

/**
 * Returns the routes of all pages inside the shell; each page's code loads when the visitor opens it.
 * @param table the pages that the clinic has
 * @param first the row of the document's page
 * @param page the document's page, already loaded
 */
export const allPages = (table: readonly SiteRoute[], first: SiteRoute, page: LoadedPage): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: PassOn,
    children: [
      // The server renders a patient's own page. A document at such an address is the not-found page.
      { id: PATIENT, path: `${PATHS.booking}/:token/*`, ...fromServer, ...drawn(page) },
      ...table.map((route) => ({
        path: route.path,
        ...(route === first ? drawn(page) : { lazy: fetched(route) }),
      })),
    ],
  },
];

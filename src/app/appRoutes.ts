import { redirectDocument, useRouteError, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { PATHS } from '../content/paths';
import type { LoadedPage } from './loadedPage';
import type { SiteRoute } from './routes';
import { Shell } from './Shell';

/** Has the browser load the address itself. */
const fromServer = { loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url) };

const drawn = (page: LoadedPage) => ({ Component: page.Page, handle: page });

/** Fetches a page's code. When it cannot be had (a new version was deployed, no network), the server has the page. */
const fetched = (route: SiteRoute) => () => route.load().then(drawn, () => fromServer);

/** An error of a page is the root's to handle: React Router would show it to patients. */
function PassOn(): never {
  throw useRouteError();
}

/** One page inside the shell, at whatever address. */
export const onePage = (page: LoadedPage): RouteObject[] => [
  { Component: Shell, ErrorBoundary: PassOn, children: [{ path: '*', ...drawn(page) }] },
];

const PATIENT = 'patient';

/** The data of the routes' loaders while the document's own page is shown: none has to run for it. */
export const hydrationData = { loaderData: { [PATIENT]: null } };

/**
 * Every page of the site inside the shell, fetched when a visitor comes to it.
 * @param table the pages that the clinic has
 * @param first the row of the page that the document holds, whose code is here
 */
export const allPages = (table: readonly SiteRoute[], first: SiteRoute, page: LoadedPage): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: PassOn,
    children: [
      // A patient's own page comes from the server; a document at such an address is the not-found page.
      { id: PATIENT, path: `${PATHS.booking}/:token/*`, ...fromServer, ...drawn(page) },
      ...table.map((route) => ({
        path: route.path,
        ...(route === first ? drawn(page) : { lazy: fetched(route) }),
      })),
    ],
  },
];

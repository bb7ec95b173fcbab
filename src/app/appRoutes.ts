import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { LoadedPage } from './loadedPage';
import { NOT_FOUND, type SiteRoute } from './routes';
import { Shell } from './Shell';
import { PassOn } from './Site';

/** Makes the browser load the address from the server. */
const fromServer = { loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url) };

/** Returns the routes of pages inside the shell. */
export const inShell = (...children: readonly RouteObject[]): RouteObject[] => [
  { Component: Shell, ErrorBoundary: PassOn, children: [...children] },
];

/** Loader data for hydration, so that the document's own page is not loaded again. */
export const hydrationData = { loaderData: { [NOT_FOUND]: null } };

/**
 * Returns the routes of all pages; each page's code loads when the visitor opens it.
 * @param table the pages that the clinic has
 * @param first the row of the document's page
 * @param page the document's page, already loaded
 */
export const allPages = (table: readonly SiteRoute[], first: SiteRoute, page: LoadedPage): RouteObject[] =>
  inShell(
    ...table.map((route) => ({
      id: route.path,
      path: route.path,
      // Only the server knows what other addresses show: a patient's own page, for example.
      ...(route.path === NOT_FOUND && fromServer),
      ...(route === first
        ? page
        : // A page whose code fails to load (a new deployment, no network) comes from the server.
          { lazy: () => route.lazy().catch(() => fromServer) }),
    })),
  );

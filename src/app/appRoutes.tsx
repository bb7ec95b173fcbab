import { type LoaderFunctionArgs, redirectDocument, type RouteObject, useRouteError } from 'react-router';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import type { LoadedPage } from './loadedPage';
import { NOT_FOUND, type SiteRoute } from './routes';
import { Shell } from './Shell';
import type { AppStore } from '../api/store';

/** Gives every page the site's store, in the browser and in a rendered document. */
export function Site({ store, children }: { readonly store: AppStore; readonly children: ReactNode }) {
  useEffect(() => setupListeners(store.dispatch), [store]);
  return <Provider store={store}>{children}</Provider>;
}

/** Rethrows a page's error to the root, because React Router's own error page would be shown to patients. */
export function PassOn(): never {
  throw useRouteError();
}

/** Makes the browser load the address from the server. */
const fromServer = { loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url) };

export const inShell = (...children: readonly RouteObject[]): RouteObject[] => [
  { Component: Shell, ErrorBoundary: PassOn, children: [...children] },
];

/** Loader data for hydration, so that the document's own page is not loaded again. */
export const hydrationData = { loaderData: { [NOT_FOUND]: null } };

/** Returns the routes of all pages: `first` is the row of the document's loaded `page`, the others load when opened. */
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

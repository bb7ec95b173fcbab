import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useRouteError } from 'react-router';
import type { AppStore } from '../api/store';

interface SiteProps {
  readonly store: AppStore;
  readonly children: ReactNode;
}

/** Gives every page the site's store, in the browser and in a rendered document. */
export function Site({ store, children }: SiteProps) {
  useEffect(() => setupListeners(store.dispatch), [store]);
  return <Provider store={store}>{children}</Provider>;
}

/** Rethrows a page's error to the root, because React Router's own error page would be shown to patients. */
export function PassOn(): never {
  throw useRouteError();
}

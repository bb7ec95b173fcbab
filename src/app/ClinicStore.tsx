import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createClinicStore, type ClinicStore as Store } from '../api/createClinicStore';

let store: Store | undefined;

/**
 * One store for the visit, made by the first page that needs it and kept between pages. On the server each
 * drawing gets its own, so that nothing passes from one page into another.
 */
function visitStore(): Store {
  if (typeof window === 'undefined') return createClinicStore();
  store ??= createClinicStore();
  return store;
}

export function ClinicStore({ children }: { readonly children: ReactNode }) {
  return <Provider store={visitStore()}>{children}</Provider>;
}

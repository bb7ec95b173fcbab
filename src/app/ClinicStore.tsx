import { useSyncExternalStore, type ReactNode } from 'react';
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

interface StoreProps {
  readonly children: ReactNode;
}

let visits = 0;
const listeners = /* #__PURE__ */ new Set<() => void>();

function onNewVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws the page afresh, with empty forms and nothing fetched yet; works in QA builds only. */
export function beginNewVisit(): void {
  store = undefined;
  visits += 1;
  for (const listener of listeners) listener();
}

function ManyVisits({ children }: StoreProps) {
  const visit = useSyncExternalStore(
    onNewVisit,
    () => visits,
    () => 0,
  );
  return (
    <Provider key={visit} store={visitStore()}>
      {children}
    </Provider>
  );
}

/** What the pages with a form stand on. The QA panel begins new visits; for patients there is one. */
export function ClinicStore({ children }: StoreProps) {
  if (process.env.QA_PANEL) return <ManyVisits>{children}</ManyVisits>;
  return <Provider store={visitStore()}>{children}</Provider>;
}

import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createClinicStore } from '../api/createClinicStore';

/** One store for the whole visit, made with the first page that needs data. Drawing in Node writes nothing to it. */
let visit = { number: 1, store: createClinicStore() };

let show: ((next: typeof visit) => void) | undefined;

/** Draws the page afresh, with empty forms and nothing fetched yet: for the QA panel alone. */
export function beginNewVisit(): void {
  visit = { number: visit.number + 1, store: createClinicStore() };
  show?.(visit);
}

/** What the pages with a form stand on. */
export function ClinicStore({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(visit);
  useEffect(() => {
    show = setShown;
  }, []);
  return (
    <Provider key={shown.number} store={shown.store}>
      {children}
    </Provider>
  );
}

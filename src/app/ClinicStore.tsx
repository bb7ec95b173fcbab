import { use, useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useKnownFacts } from '../api/clinicFacts';
import { createClinicStore } from '../api/createClinicStore';
import { VisitStart } from '../features/form/visitStart';

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
  const known = useKnownFacts();
  // What another backend offers is not known here, and a scenario begins with nothing known.
  const [start] = useState(() =>
    process.env.BACKEND_URL || process.env.QA_PANEL ? {} : { input: known.now() },
  );
  const [shown, setShown] = useState(visit);
  useEffect(() => {
    show = setShown;
  }, []);
  return (
    <Provider key={shown.number} store={shown.store}>
      <VisitStart value={{ ...start, ...use(VisitStart) }}>{children}</VisitStart>
    </Provider>
  );
}

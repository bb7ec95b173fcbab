import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useKnownFacts } from '../api/clinicFacts';
import { createClinicStore } from '../api/createClinicStore';

let visits = 1;
let show: ((visit: number) => void) | undefined;

/** Renders the page again, with empty forms and nothing fetched yet: for the QA panel alone. */
export function beginNewVisit(): void {
  visits += 1;
  show?.(visits);
}

function VisitStore({ children }: { readonly children: ReactNode }) {
  const known = useKnownFacts();
  // What another backend offers is not known here, and a scenario begins with nothing known.
  const [store] = useState(() =>
    createClinicStore(process.env.BACKEND_URL || process.env.QA_PANEL ? undefined : known.now()),
  );
  return <Provider store={store}>{children}</Provider>;
}

/** What the pages with a form stand on. */
export function ClinicStore({ children }: { readonly children: ReactNode }) {
  const [visit, setVisit] = useState(visits);
  useEffect(() => {
    show = setVisit;
  }, []);
  return <VisitStore key={visit}>{children}</VisitStore>;
}

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ClinicDataStore, ClinicDataContext } from '../../src/api/clinicData';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';

/** Renders an element as on the page with this address. */
export function renderAt(address: string, content: ReactNode, facts = SAMPLE_FACTS) {
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [address] });
  return render(
    <ClinicDataContext value={new ClinicDataStore(facts)}>
      <RouterProvider router={router} />
    </ClinicDataContext>,
  );
}

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { KnownFacts, KnownFactsContext } from '../../src/api/clinicFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';

/** Draws something as it looks on the page with this address. */
export function renderAt(address: string, content: ReactNode, facts = SAMPLE_FACTS) {
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [address] });
  return render(
    <KnownFactsContext value={new KnownFacts(facts)}>
      <RouterProvider router={router} />
    </KnownFactsContext>,
  );
}

import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { makeStore } from '../../src/api/store';
import { PassOn, Site } from '../../src/app/appRoutes';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';

/** Renders an element as on the page with this address, before the form's lists have loaded. */
export function renderAt(
  address: string,
  content: ReactNode,
  facts = SAMPLE_FACTS,
  store = makeStore(facts, false),
) {
  const router = createMemoryRouter([{ path: '*', element: content, ErrorBoundary: PassOn }], {
    initialEntries: [address],
  });
  return render(
    <Site store={store}>
      <RouterProvider router={router} />
    </Site>,
  );
}

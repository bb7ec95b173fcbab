import './inspectForms';
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { StyleSheetManager } from 'styled-components';
import { makeStore } from '../../api/store';
import { PassOn, Site } from '../../app/appRoutes';
import { PATHS } from '../../content/paths';
import { STANDARD_FACTS } from '../../content/sample/standardClinic';
import { BookingPage } from '../../pages/Booking';
import { ContactPage } from '../../pages/Contact';
import type { CreateRunner } from '../run/scenarioRunner';
import { simulate } from '../run/simulation';
import { clearDrafts } from './clearDrafts';
import { formWatch } from './formWatch';
import { pageRunner } from './pageRunner';

const PAGES = { booking: BookingPage, contact: ContactPage };

/** Drops all styles except those that hide or show something: jsdom compares every element with every rule. */
const stylisPlugins: ComponentProps<typeof StyleSheetManager>['stylisPlugins'] = [
  function visibilityOnly(element) {
    const isKept = /^(?:display|visibility|clip-path)$/.test(String(element.props));
    if (element.type === 'decl' && !isKept) element.value = '';
    return undefined;
  },
];

/** Plays a scenario in the rendered page, without a browser, on a simulated clock. Needs a document (openDom.ts). */
export const domRunner: CreateRunner = ({ machine, address }, server, start) => {
  const { end, ...simulation } = simulate(server, start, { turns: 6, act });
  formWatch();
  const Page = PAGES[machine];
  const place = document.createElement('main');
  window.history.replaceState(null, '', address ?? PATHS[machine]);
  let root: Root | undefined;
  let router: ReturnType<typeof createMemoryRouter> | undefined;

  const open = async () => {
    // A reloaded page has the address in which the form saved the visitor's choice.
    const { pathname, search } = window.location;
    const opened = createMemoryRouter([{ path: '*', Component: Page, ErrorBoundary: PassOn }], {
      initialEntries: [pathname + search],
    });
    router = opened;
    document.body.append(place);
    root = createRoot(place);
    await act(async () =>
      root?.render(
        <StyleSheetManager stylisPlugins={stylisPlugins}>
          <Site store={makeStore(STANDARD_FACTS, false)}>
            <RouterProvider router={opened} />
          </Site>
        </StyleSheetManager>,
      ),
    );
  };
  const leave = async () => {
    await act(async () => root?.unmount());
    root = undefined;
  };

  return pageRunner({
    ...simulation,
    open,
    reload: async () => {
      await leave();
      await open();
    },
    goTo: async (to) => {
      window.history.pushState(null, '', to);
      await act(async () => router?.navigate(to));
    },
    act: (work) => act(async () => work()),
    close: async () => {
      try {
        await end(leave);
      } finally {
        clearDrafts();
        place.remove();
      }
    },
  });
};

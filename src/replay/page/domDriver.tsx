import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { KnownFacts, KnownFactsContext } from '../../api/clinicFacts';
import { createClinicStore } from '../../api/createClinicStore';
import { PATHS } from '../../content/paths';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import { BookingPage } from '../../pages/Booking';
import { ContactPage } from '../../pages/Contact';
import type { AnswerDesk } from '../run/answerDesk';
import { deskFetch } from '../run/deskFetch';
import { drain } from '../run/drain';
import { VirtualClock } from '../run/virtualClock';
import type { TimeLimit } from '../run/timeLimit';
import type { Scenario } from '../scenario/scenario';
import { findControl } from './findControl';
import { forgetDrafts } from './forgetDrafts';
import type { PageDriver } from './pageDriver';
import { noteMessages } from './readPage';
import { OWN_SENSES } from './senses';

const PAGES = { booking: BookingPage, contact: ContactPage };

/** Answers and rendering take turns. */
const TURNS = 6;

/** The rendered page in a document without a browser, on a simulated clock. */
export function domDriver(
  { machine, address }: Scenario,
  desk: AnswerDesk,
  start: number,
  limit: TimeLimit,
): PageDriver {
  const clock = new VirtualClock(start);
  const realFetch = globalThis.fetch;
  globalThis.fetch = deskFetch(desk);
  const Page = PAGES[machine];
  const place = document.createElement('main');
  window.history.replaceState(null, '', address ?? PATHS[machine]);
  let root: Root | undefined;
  const hands = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await act(async () => {
        await drain();
        clock.runDue();
      });
    }
  };
  const control = (name: string): HTMLElement => {
    const found = findControl({ kind: 'field', name });
    if (found === null) throw new Error(`The page has no field ${name}.`);
    return found;
  };

  const open = async () => {
    // A page that is loaded again has the address in which the visitor's choice was kept.
    const { pathname, search } = window.location;
    const router = createMemoryRouter([{ path: '*', Component: Page }], {
      initialEntries: [pathname + search],
    });
    document.body.append(place);
    noteMessages();
    root = createRoot(place);
    await act(async () =>
      root?.render(
        // An effect that brings another about is drawn without end, and React only warns.
        <Profiler id="page" onRender={() => limit.check()}>
          <KnownFactsContext value={new KnownFacts(SAMPLE_FACTS)}>
            <Provider store={createClinicStore()}>
              <RouterProvider router={router} />
            </Provider>
          </KnownFactsContext>
        </Profiler>,
      ),
    );
  };
  const leave = async () => {
    await act(async () => root?.unmount());
    root = undefined;
    noteMessages();
  };

  return {
    now: () => clock.now,
    settle,
    open,
    ...OWN_SENSES,
    write: async (name, value) => {
      await act(async () => {
        await hands.clear(control(name));
        if (value === '') return;
        await hands.click(control(name));
        await hands.paste(value);
      });
    },
    select: async (name, value) => {
      await act(() => hands.selectOptions(control(name), value));
    },
    press: async (request) => {
      const found = findControl(request);
      if (found !== null) await act(() => hands.click(found));
      return found !== null;
    },
    signal: (kind) => act(() => OWN_SENSES.signal(kind)),
    travel: async (way) => {
      const isOpen = root !== undefined;
      if (isOpen === (way === 'forward')) return false;
      if (isOpen) await leave();
      if (way !== 'back') await open();
      return true;
    },
    pass: async (goal) => {
      await act(async () => clock.step(goal));
      await settle();
    },
    close: async () => {
      await leave();
      forgetDrafts();
      await settle();
      place.remove();
      globalThis.fetch = realFetch;
      clock.putAway();
    },
  };
}

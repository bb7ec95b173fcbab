import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createClinicStore } from '../../api/createClinicStore';
import { PATHS } from '../../content/paths';
import { BookingPage } from '../../pages/Booking';
import { ContactPage } from '../../pages/Contact';
import type { AnswerDesk } from '../run/answerDesk';
import { deskFetch } from '../run/deskFetch';
import { drain } from '../run/drain';
import { VirtualClock } from '../run/virtualClock';
import type { Watchdog } from '../run/watchdog';
import type { Scenario } from '../scenario/scenario';
import { findControl } from './findControl';
import { PAGE_IDS } from './gestures';
import { loadLateCode } from './lateCode';
import { lookAtPage } from './lookAtPage';
import type { PageDriver } from './pageDriver';
import { noteMessages, readPage } from './readPage';

const PAGES = { booking: BookingPage, contact: ContactPage };

/** Code that is fetched late, answers and drawing take turns. */
const TURNS = 6;

/** The rendered page in a document without a browser, on a simulated clock. */
export function domDriver(
  { machine, address }: Scenario,
  desk: AnswerDesk,
  start: number,
  watchdog: Watchdog,
): PageDriver {
  const clock = new VirtualClock(start);
  const realFetch = globalThis.fetch;
  globalThis.fetch = deskFetch(desk);
  const Page = PAGES[machine];
  const place = document.createElement('main');
  let root: Root | undefined;
  let user: UserEvent | undefined;

  const hands = (): UserEvent => {
    user ??= userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
    return user;
  };
  const settle = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await act(async () => {
        await loadLateCode();
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
    document.body.append(place);
    noteMessages();
    await act(() => {
      root = createRoot(place);
      root.render(
        // An effect that brings another about is drawn without end, and React only warns.
        <Profiler id="page" onRender={() => watchdog.count('drawing', clock.now)}>
          <Provider store={createClinicStore()}>
            <MemoryRouter initialEntries={[address ?? PATHS[machine]]}>
              <Page />
            </MemoryRouter>
          </Provider>
        </Profiler>,
      );
      return Promise.resolve();
    });
  };
  const leave = async () => {
    await act(() => {
      root?.unmount();
      root = undefined;
      return Promise.resolve();
    });
    noteMessages();
  };

  return {
    now: () => clock.now,
    settle,
    open,
    read: () => Promise.resolve(readPage(PAGE_IDS)),
    look: (isRead) => Promise.resolve(lookAtPage(isRead)),
    write: async (name, value) => {
      await act(async () => {
        await hands().clear(control(name));
        if (value === '') return;
        await hands().click(control(name));
        await hands().paste(value);
      });
    },
    select: async (name, value) => {
      await act(() => hands().selectOptions(control(name), value));
    },
    press: async (request) => {
      const found = findControl(request);
      if (found !== null) await act(() => hands().click(found));
      return found !== null;
    },
    signal: async (kind) => {
      await act(() => {
        const returned = kind === 'returned';
        if (returned) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        window.dispatchEvent(new Event(returned ? 'focus' : kind));
        return Promise.resolve();
      });
    },
    travel: async (way) => {
      const isOpen = root !== undefined;
      if (isOpen === (way === 'forward')) return false;
      if (isOpen) await leave();
      if (way !== 'back') await open();
      return true;
    },
    pass: async (goal) => {
      await act(() => {
        clock.step(goal);
        return Promise.resolve();
      });
      await settle();
    },
    picture: () => Promise.resolve(null),
    close: async () => {
      await leave();
      await settle();
      place.remove();
      globalThis.fetch = realFetch;
      clock.putAway();
    },
  };
}

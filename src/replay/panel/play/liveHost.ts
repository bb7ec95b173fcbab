import { beginNewVisit } from '../../../app/visits';
import { forgetDrafts } from '../../page/forgetDrafts';
import type { PageHost } from '../../page/pageRunner';
import type { MockServer } from '../../run/mockServer';
import { mockFetch, isReading } from '../../run/mockFetch';
import { REAL_TIME } from '../../run/realTime';
import { VirtualClock } from '../../run/virtualClock';
import type { NetworkTap } from '../watch/networkTap';

/** Lets all that waits for its turn go first, as drawing does. A timer does so too, but takes 4 ms each time. */
async function turn(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  await (scheduler?.postTask(() => undefined, { priority: 'background' }) ?? REAL_TIME.wait(0));
}

/** The page draws in turns of the event loop; after so many of them it has drawn everything. */
const TURNS = 6;

/** The router learns of an address only when the browser goes there. */
function showAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/**
 * The page that the tester sees, with the scenario's clock and answers in the place of its own until it is closed.
 * @param address by which the scenario opens it
 * @param wait keeps the tester's pace, in ms of the scenario
 */
export function liveHost(
  tap: NetworkTap,
  server: MockServer,
  start: number,
  address: string,
  wait: (ms: number) => Promise<void>,
): PageHost {
  const clock = new VirtualClock(start, true);
  const { pathname, search } = window.location;
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < TURNS; turns += 1) {
      // Of several timers that are due at one moment, a step runs the first.
      clock.runDue();
      await turn();
      if (!isReading()) continue;
      turns = 0;
      await REAL_TIME.wait(1);
    }
  };
  const visit = (at: string): void => {
    showAddress(at);
    beginNewVisit();
  };
  return {
    now: () => clock.now,
    settle,
    open: async () => {
      tap.divert(mockFetch(server));
      tap.setLive(false);
      forgetDrafts();
      // What the scenario typed is not the tester's when the page is loaded again.
      window.addEventListener('pagehide', forgetDrafts);
      visit(address);
      await settle();
    },
    // The page itself has put the visitor's choice into its address.
    reload: async () => {
      visit(window.location.pathname + window.location.search);
      await settle();
    },
    act: (work) => {
      work();
      return Promise.resolve();
    },
    pass: async (goal) => {
      const next = clock.nextDue(goal);
      await wait(next - clock.now);
      clock.step(next);
      await settle();
    },
    close: async () => {
      clock.putAway();
      tap.divert(null);
      tap.setLive(true);
      window.removeEventListener('pagehide', forgetDrafts);
      forgetDrafts();
      // A tester who has gone to another page stays there.
      if (window.location.pathname === pathname) visit(pathname + search);
      await turn();
    },
  };
}

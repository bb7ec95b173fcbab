import { restartPage } from '../../../app/restartPage';
import { loadCalendar } from '../../../features/booking/form/calendarCode';
import { clearDrafts } from '../../page/clearDrafts';
import type { PageHost } from '../../page/pageRunner';
import type { MockServer } from '../../run/mockServer';
import { mockFetch, isReading } from '../../run/mockFetch';
import { realWait } from '../../run/realTime';
import { nextDue, stepTo, virtualClock } from '../../run/virtualClock';
import type { NetworkTap } from '../watch/networkTap';

/** Yields until queued work, such as rendering, has run. `setTimeout` would take 4 ms each time. */
async function turn(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  await (scheduler?.postTask(() => undefined, { priority: 'background' }) ?? realWait(0));
}

/** Turns of the event loop after which the page has rendered everything. */
const TURNS = 6;

/** Renders the page again at an address, of which the router knows nothing while a form writes it. */
export function restartAt(address: string): void {
  showAddress(address);
  restartPage();
}

/** Changes the address and notifies the router, which only reacts to `popstate`. */
function showAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/**
 * Runs the tester's page with the scenario's clock and answers until it is closed.
 * @param address the address at which the scenario opens the page
 * @param wait keeps the tester's pace, in ms of the scenario
 */
export function liveHost(
  tap: NetworkTap,
  server: MockServer,
  start: number,
  address: string,
  wait: (ms: number) => Promise<void>,
): PageHost {
  const clock = virtualClock(start, true);
  const { pathname, search } = window.location;
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < TURNS; turns += 1) {
      // If several timers are due at one moment, `stepTo` runs the first only.
      clock.tick(0);
      await turn();
      if (!isReading()) continue;
      turns = 0;
      await realWait(1);
    }
  };
  return {
    now: () => clock.now,
    settle,
    open: async () => {
      // Its chunk takes real time, which a scenario does not have.
      await loadCalendar();
      tap.divert(mockFetch(server));
      tap.setLive(false);
      clearDrafts();
      // Text typed by the scenario must not appear as the tester's after a reload.
      window.addEventListener('pagehide', clearDrafts);
      restartAt(address);
      await settle();
    },
    // The page has written the visitor's choice into its address.
    reload: async () => {
      restartAt(window.location.pathname + window.location.search);
      await settle();
    },
    goTo: async (to) => showAddress(to),
    act: async (work) => work(),
    pass: async (goal) => {
      const next = nextDue(clock, goal);
      await wait(next - clock.now);
      stepTo(clock, next);
      await settle();
    },
    close: async () => {
      clock.uninstall();
      tap.divert(null);
      tap.setLive(true);
      window.removeEventListener('pagehide', clearDrafts);
      clearDrafts();
      // The tester may have navigated to another page: stay there.
      if (window.location.pathname === pathname) restartAt(pathname + search);
      await turn();
    },
  };
}

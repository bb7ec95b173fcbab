import { beginNewVisit } from '../../../app/visits';
import { findControl } from '../../page/findControl';
import { forgetDrafts } from '../../page/forgetDrafts';
import type { PageDriver } from '../../page/pageDriver';
import { noteMessages } from '../../page/readPage';
import { OWN_SENSES } from '../../page/senses';
import type { AnswerDesk } from '../../run/answerDesk';
import { CannotHappen } from '../../run/cannotHappen';
import { deskFetch, isReading } from '../../run/deskFetch';
import { REAL_TIME } from '../../run/realTime';
import { VirtualClock } from '../../run/virtualClock';
import type { NetworkTap } from '../watch/networkTap';
import type { Pace } from './pace';

/** Lets all that waits for its turn go first, as drawing does. A timer does so too, but takes 4 ms each time. */
async function turn(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  await (scheduler?.postTask(() => undefined, { priority: 'background' }) ?? REAL_TIME.wait(0));
}

/** The page draws in turns of the event loop; after so many of them it has drawn everything. */
const TURNS = 6;

/** React only hears of a value that was set past its own setter. */
function setValue(name: string, value: string, eventType: 'input' | 'change'): void {
  const control = findControl({ kind: 'field', name });
  if (control === null) return;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(eventType, { bubbles: true }));
}

/** The router hears of an address only when the browser goes there. */
function showAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/**
 * The page that one sees, with the scenario's clock and answers in the place of its own until it is closed.
 * @param address by which the scenario opens it
 */
export function liveDriver(
  tap: NetworkTap,
  pace: Pace,
  desk: AnswerDesk,
  start: number,
  address: string,
): PageDriver {
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
  const openAnew = async (): Promise<void> => {
    noteMessages();
    beginNewVisit();
    await settle();
  };
  return {
    now: () => clock.now,
    settle,
    open: async () => {
      tap.divert(deskFetch(desk));
      tap.setLive(false);
      showAddress(address);
      forgetDrafts();
      await openAnew();
    },
    ...OWN_SENSES,
    write: async (name, value) => setValue(name, value, 'input'),
    select: async (name, value) => setValue(name, value, 'change'),
    press: async (request) => {
      const found = findControl(request);
      found?.click();
      return found !== null;
    },
    travel: async (way) => {
      if (way !== 'reload') throw new CannotHappen('The panel cannot leave its page.');
      await openAnew();
      return true;
    },
    pass: async (goal) => {
      const next = clock.nextDue(goal);
      await pace.reach(clock.now, next);
      clock.step(next);
      await settle();
    },
    close: async () => {
      clock.putAway();
      tap.divert(null);
      tap.setLive(true);
      showAddress(pathname + search);
      forgetDrafts();
      beginNewVisit();
    },
  };
}

import { beginNewVisit } from '../../../app/ClinicStore';
import { findControl } from '../../page/findControl';
import { PAGE_IDS } from '../../page/gestures';
import type { PageDriver } from '../../page/pageDriver';
import { noteMessages, readPage } from '../../page/readPage';
import type { AnswerDesk } from '../../run/answerDesk';
import { deskFetch } from '../../run/deskFetch';
import { realWait } from '../../run/realTime';
import { VirtualClock } from '../../run/virtualClock';
import type { NetworkTap } from '../watch/networkTap';
import type { Pace } from './pace';

/** Time passes in slices of so many real ms, so that one sees it pass. */
const SLICE_MS = 50;

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

/** The page that one sees, with the scenario's clock and answers in the place of its own until it is closed. */
export function liveDriver(tap: NetworkTap, pace: Pace, desk: AnswerDesk, start: number): PageDriver {
  const clock = new VirtualClock(start, true);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      // Of several timers that are due at one moment, a step runs the first.
      clock.runDue();
      await realWait(0);
    }
  };
  return {
    now: () => clock.now,
    settle,
    open: async () => {
      tap.divert(deskFetch(desk));
      tap.setLive(false);
      noteMessages();
      beginNewVisit();
      await settle();
    },
    read: () => Promise.resolve(readPage(PAGE_IDS)),
    write: async (name, value) => setValue(name, value, 'input'),
    select: async (name, value) => setValue(name, value, 'change'),
    press: (request) => {
      const found = findControl(request);
      found?.click();
      return Promise.resolve(found !== null);
    },
    signal: (kind) => {
      const isReturn = kind === 'returned';
      if (isReturn) document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(isReturn ? 'focus' : kind));
      return Promise.resolve();
    },
    pass: async (goal) => {
      await pace.turn();
      if (pace.speed() === Infinity) clock.step(goal);
      else {
        await realWait(SLICE_MS);
        clock.step(Math.min(goal, clock.now + SLICE_MS * pace.speed()));
      }
      await settle();
    },
    picture: () => Promise.resolve(null),
    close: () => {
      clock.putAway();
      tap.divert(null);
      tap.setLive(true);
      beginNewVisit();
      return Promise.resolve();
    },
  };
}

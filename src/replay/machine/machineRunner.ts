import { setImmediate as drain } from 'node:timers/promises';
import { PATHS } from '../../content/paths';
import type { SlotOnDate } from '../../domain/entities';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import { selectWeek, statusOf } from '../../features/booking/session/week';
import type { Notify } from '../../features/notifications/notification';
import { inspectionOf, type MachineListener } from './inspection';
import { openSession, type FormSession, type Tab } from './formSession';
import { visibleForm } from './machines';
import { mockFetch } from '../run/mockFetch';
import type { MockServer } from '../run/mockServer';
import type { CreateRunner } from '../run/scenarioRunner';
import { stepTo, virtualClock } from '../run/virtualClock';
import { performInSession } from './performInSession';
import { ShownMessages } from './shownMessages';

/** The calls read the site's origin from `window`. */
const WINDOW = { location: { origin: 'http://clinic.example' } };

/** Expectations and events that need a rendered page or a browser. */
const UNJUDGED = ['text', 'controls', 'focus', 'address', 'page.reloaded'];

function refuseToShow(): never {
  throw new Error('The machine alone renders nothing.');
}

/** Answers and timers alternate; after this many rounds both are done. */
const TURNS = 2;

/** Answers requests in place of the network, as in a browser; returns a function that ends that. */
function playNetwork(server: MockServer): () => void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = mockFetch(server);
  const isAlone = typeof window === 'undefined';
  if (isAlone) Reflect.set(globalThis, 'window', WINDOW);
  return () => {
    globalThis.fetch = realFetch;
    if (isAlone) Reflect.deleteProperty(globalThis, 'window');
  };
}

function slotStateIn({ actor, store, shownWeek }: FormSession, slot: SlotOnDate): string | null {
  const context = actor.getSnapshot().context as BookingContext;
  const week = selectWeek(store.getState(), context);
  shownWeek.follow(context, week);
  if (week === null) return null;
  return shownWeek.has(slot.date) ? statusOf(week, slot, context.slot) : 'absent';
}

/**
 * Plays a scenario in the form's session, without a page, on a simulated clock.
 * @param listener receives every transition, for the coverage
 */
export function machineRunner(listener: MachineListener = {}): CreateRunner {
  return (scenario, server, start) => {
    const clock = virtualClock(start);
    const endNetwork = playNetwork(server);
    const messages: string[] = [];
    const rejections: string[] = [];
    let session: FormSession | undefined;
    let shown = new ShownMessages(() => clock.now);
    const notify: Notify = (message) => {
      if ('text' in message) messages.push(message.text);
      shown.notify(message);
    };
    const watched: MachineListener = {
      ...listener,
      onRejection: (reason) => rejections.push(reason),
    };
    const { machine } = scenario;
    const tab: Tab = { address: scenario.address ?? PATHS[machine], draft: null };
    const open = (): void => {
      shown = new ShownMessages(() => clock.now);
      session = openSession(machine, tab, notify, inspectionOf(watched));
    };
    const leave = (): void => {
      session?.stop();
      session = undefined;
    };
    const settle = async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await drain();
        clock.tick(0);
      }
    };
    return {
      now: () => clock.now,
      settle,
      unjudged: UNJUDGED,
      open: async () => open(),
      perform: async (event) => {
        if (event.type === 'page.reloaded') {
          leave();
          open();
        } else if (session !== undefined) performInSession(machine, session, event);
      },
      pass: async (goal) => {
        stepTo(clock, goal);
        await settle();
      },
      observe: () => ({
        ...visibleForm(session && { machine, snapshot: session.actor.getSnapshot() }),
        onScreen: shown.onScreen,
      }),
      takeMessages: () => messages.splice(0),
      takeRejections: () => rejections.splice(0),
      slotState: (slot) => (session === undefined ? null : slotStateIn(session, slot)),
      visibleText: refuseToShow,
      announcedText: refuseToShow,
      shownControls: refuseToShow,
      focusedName: refuseToShow,
      close: async () => {
        try {
          leave();
          await settle();
        } finally {
          clock.uninstall();
          endNetwork();
        }
      },
    };
  };
}

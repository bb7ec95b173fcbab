import { PATHS } from '../../content/paths';
import type { SlotOnDate } from '../../domain/entities';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import { selectWeek, statusOf } from '../../features/booking/session/week';
import type { Notify } from '../../features/notifications/notification';
import { inspectionOf, type MachineListener } from './inspection';
import { openSession, type FormSession, type Tab } from './formSession';
import { visibleForm } from './visibleForm';
import type { CreateRunner } from '../run/scenarioRunner';
import { simulate } from '../run/simulation';
import { performInSession } from './performInSession';

/** The calls read the site's origin from `window`. */
const WINDOW = { location: { origin: 'http://clinic.example' } };

function slotStateIn({ actor, store }: FormSession, slot: SlotOnDate): string | null {
  const context = actor.getSnapshot().context as BookingContext;
  const week = selectWeek(store.getState(), context);
  return week && statusOf(week, slot, context.slot);
}

/**
 * Plays a scenario in the form's session, without a page, on a simulated clock.
 * @param listener receives every transition, for the coverage
 */
export function machineRunner(listener: MachineListener = {}): CreateRunner {
  return ({ machine, address = PATHS[machine] }, server, start) => {
    const { end, ...simulation } = simulate(server, start, { turns: 2 });
    const isAlone = typeof window === 'undefined';
    if (isAlone) Reflect.set(globalThis, 'window', WINDOW);
    const messages: string[] = [];
    const rejections: string[] = [];
    let session: FormSession | undefined;
    const notify: Notify = (message) => {
      if ('text' in message) messages.push(message.text);
    };
    const inspect = inspectionOf({ ...listener, onRejection: (reason) => rejections.push(reason) });
    const tab: Tab = { address, draft: null };
    const open = async () => {
      session = openSession(machine, tab, notify, inspect);
    };
    const leave = async () => {
      session?.stop();
      session = undefined;
    };
    return {
      ...simulation,
      page: null,
      open,
      perform: async (event) => {
        if (event.type === 'page.reloaded') {
          await leave();
          await open();
        } else if (session !== undefined) performInSession(machine, session, event);
      },
      observe: () => ({
        ...visibleForm(session && { machine, snapshot: session.actor.getSnapshot() }),
        onScreen: null,
      }),
      takeMessages: () => messages.splice(0),
      takeRejections: () => rejections.splice(0),
      slotState: (slot) => (session === undefined ? null : slotStateIn(session, slot)),
      close: async () => {
        try {
          await end(leave);
        } finally {
          if (isAlone) Reflect.deleteProperty(globalThis, 'window');
        }
      },
    };
  };
}

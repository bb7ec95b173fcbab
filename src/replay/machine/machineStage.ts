import type { StateValue } from 'xstate';
import { requestedService } from '../../content/paths';
import { stateName, type MachineListener } from './inspection';
import { deskFetch } from '../run/deskFetch';
import type { CreateStage } from '../run/stage';
import { drain } from '../run/drain';
import { VirtualClock } from '../run/virtualClock';
import { BookingHost } from './bookingHost';
import { ContactHost } from './contactHost';
import type { MachineHost } from './machineHost';
import { MessageBoard } from './messageBoard';

/** The calls ask the page for its own address. */
const PAGE = { window: { location: { origin: 'http://clinic.example' } } };

/** Only a page that is drawn, and a browser around it, can show these. */
const UNJUDGED = [
  'text',
  'controls',
  'address',
  'week.next',
  'week.previous',
  'firstFree.pressed',
  'page.reloaded',
  'page.back',
  'page.forward',
];

/** Borrows names of the global scope until the returned function gives them back. */
function borrowGlobals(names: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(names).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(names)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  };
}

/**
 * Plays a scenario in the machine itself, without a page: time is simulated and nothing waits.
 * @param listener learns every transition, for the coverage
 */
export function machineStage(listener: MachineListener = {}): CreateStage {
  return (scenario, desk, start, watchdog) => {
    const clock = new VirtualClock(start);
    const giveBack = borrowGlobals({
      fetch: deskFetch(desk),
      ...(typeof window === 'undefined' && PAGE),
    });
    const board = new MessageBoard();
    let host: MachineHost | undefined;
    const watched: MachineListener = {
      ...listener,
      onEvent: (event) => {
        watchdog.count(event.type, clock.now);
        listener.onEvent?.(event);
      },
    };
    const open = (): void => {
      host =
        scenario.machine === 'booking'
          ? new BookingHost(board, watched, requestedService(scenario.address?.split('?')[1] ?? ''))
          : new ContactHost(board, watched);
    };
    const leave = (): void => {
      host?.stop();
      host = undefined;
    };
    const settle = async () => {
      await drain();
      clock.runDue();
      await drain();
    };
    return {
      now: () => clock.now,
      latency: 0,
      settle,
      unjudged: UNJUDGED,
      open: () => {
        open();
        return Promise.resolve();
      },
      perform: async (event) => {
        if (event.type.startsWith('page.')) leave();
        if (event.type === 'page.reloaded' || event.type === 'page.forward') open();
        host?.perform(event);
      },
      pass: async (goal) => {
        clock.step(goal);
        await settle();
      },
      observe: () =>
        Promise.resolve({
          states: host === undefined ? [] : [stateName(host.snapshot().value as StateValue)],
          context: host?.context() ?? {},
          onScreen: board.onScreen(),
        }),
      slotState: (slot) => Promise.resolve(host?.slotState(slot) ?? null),
      look: () => Promise.reject(new Error('Nothing is drawn here.')),
      told: () => Promise.resolve(board.told),
      picture: () => Promise.resolve(null),
      close: async () => {
        leave();
        await drain();
        clock.putAway();
        giveBack();
      },
    };
  };
}

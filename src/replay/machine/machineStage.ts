import type { StateValue } from 'xstate';
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
const PAGE = { location: { origin: 'http://clinic.example' } };
/** Another server than the page's is told nothing of the page, and here there is none. */
const BACKEND = 'http://backend.example';

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
      ...(typeof window === 'undefined' && { window: PAGE }),
    });
    const { BACKEND_URL } = process.env;
    process.env.BACKEND_URL = BACKEND;
    const board = new MessageBoard();
    let host: MachineHost | undefined;
    const opened = (): MachineHost => {
      if (host === undefined) throw new Error('The stage was not opened.');
      return host;
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
      open: () => {
        const Host = scenario.machine === 'booking' ? BookingHost : ContactHost;
        host = new Host(board, {
          ...listener,
          onEvent: (event) => {
            watchdog.count(event.type, clock.now);
            listener.onEvent?.(event);
          },
        });
        return Promise.resolve();
      },
      perform: async (event) => opened().perform(event),
      pass: async (goal) => {
        clock.step(goal);
        await settle();
      },
      observe: () =>
        Promise.resolve({
          states: [stateName(opened().snapshot().value as StateValue)],
          context: opened().context(),
          onScreen: board.onScreen(clock.now),
        }),
      slotState: (slot) => Promise.resolve(opened().slotState(slot)),
      told: () => Promise.resolve(board.told),
      picture: () => Promise.resolve(null),
      close: async () => {
        host?.stop();
        await drain();
        clock.putAway();
        giveBack();
        if (BACKEND_URL === undefined) delete process.env.BACKEND_URL;
        else process.env.BACKEND_URL = BACKEND_URL;
      },
    };
  };
}

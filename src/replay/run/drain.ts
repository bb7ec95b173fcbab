import { setImmediate as turn } from 'node:timers';

/** One whole turn of Node's event loop: every promise that can be kept without time passing is kept. */
export function drain(): Promise<void> {
  return new Promise((resolve) => {
    turn(resolve);
  });
}

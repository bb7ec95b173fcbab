import { setImmediate as turn } from 'node:timers/promises';

/** One whole turn of Node's event loop: every promise that can be kept without time passing is kept. */
export const drain = (): Promise<void> => turn();

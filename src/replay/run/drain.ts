import { setImmediate as turn } from 'node:timers/promises';

/** Waits one full turn of Node's event loop, in which every promise that needs no time settles. */
export const drain = (): Promise<void> => turn();

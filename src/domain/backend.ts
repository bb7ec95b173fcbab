// The build's settings, which webpack writes in their places.

/** URL of another server of the six calls; '' for our own. */
export const backendUrl = (): string => process.env.BACKEND_URL ?? '';

/** Returns whether our own server answers the six calls, with all that it adds to them. */
export const hasOwnServer = (): boolean => backendUrl() === '';

/** Returns whether a form carries its key. Another server must allow the header; without it nothing is sent twice. */
export const sendsKeys = (): boolean => hasOwnServer() || Boolean(process.env.BACKEND_IDEMPOTENCY);

/** The absolute address of one of the six calls. Only the browser knows it: call it late, never at import. */
export const backendAddress = (path: string): string =>
  `${(backendUrl() || window.location.origin).replace(/\/+$/, '')}${path}`;

/** A call that has not been answered after this many ms counts as failed. */
export const TIMEOUT_MS = 15_000;

// The build's settings, which webpack writes in their places.

/** URL of another server of the six calls; '' for our own. */
export const backendUrl = (): string => process.env.BACKEND_URL ?? '';

/** Returns whether our own server answers the six calls, with all that it adds to them. */
export const hasOwnServer = (): boolean => backendUrl() === '';

/** Returns whether a form carries its key. Another server must allow the header; without it nothing is sent twice. */
export const sendsKeys = (): boolean => hasOwnServer() || Boolean(process.env.BACKEND_IDEMPOTENCY);

// The build's settings, which webpack writes in their places.

/** URL of another server of the six calls; '' for our own. */
export const backendUrl = (): string => process.env.BACKEND_URL ?? '';

/** Returns whether our own server answers the six calls, with all that it adds to them. */
export const hasOwnServer = (): boolean => backendUrl() === '';

/**
 * Returns whether a form may carry its idempotency key. Another server has to allow the header to its preflight, which
 * only its owner knows. Without a key nothing is sent twice: the second request would be a second booking.
 */
export const sendsKeys = (): boolean => hasOwnServer() || Boolean(process.env.BACKEND_IDEMPOTENCY);

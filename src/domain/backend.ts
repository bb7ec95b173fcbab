/** URL of another server of the six calls; '' for our own. webpack sets it when the site is built. */
export const backendUrl = (): string => process.env.BACKEND_URL ?? '';

/** Returns whether our own server answers the six calls, with all that it adds to them. */
export const hasOwnServer = (): boolean => backendUrl() === '';

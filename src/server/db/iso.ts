/** An instant in ms since the epoch, as rows hold it: ISO text in UTC. */
export const iso = (instant: number): string => new Date(instant).toISOString();

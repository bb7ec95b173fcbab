/** An instant in ms since the epoch, as rows hold it: ISO text in UTC. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Milliseconds. */
export const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;

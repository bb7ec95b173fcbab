/** Converts ms since the epoch to ISO text in UTC, the format of stored timestamps. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Durations in milliseconds. */
export const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;

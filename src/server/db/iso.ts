/** Converts ms since the epoch to ISO text in UTC, the format of stored timestamps. */
export const iso = (instant: number): string => new Date(instant).toISOString();

/** Compares texts by code units, for sorting. `localeCompare` would first load its data, for 50 ms on a phone. */
export const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

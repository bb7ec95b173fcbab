/** Returns false for a number too large for a table's `integer`: PostgreSQL fails even on a query for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

/** Returns ids for a condition with `in`, which must not be empty: 0 is no row's id. */
export const anyOf = (ids: readonly number[]): readonly number[] => [0, ...ids];

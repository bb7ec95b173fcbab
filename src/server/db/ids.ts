/** Returns false for a number too large for a table's `integer`: PostgreSQL fails even on a query for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

/** False for a number that no table's `integer` holds; PostgreSQL refuses even to look for it. */
export const canBeId = (id: number): boolean => id < 2 ** 31;

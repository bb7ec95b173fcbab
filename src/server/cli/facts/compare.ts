/** How a list differs from another; rows are told apart by a key. */
export interface Comparison<Row> {
  readonly added: readonly Row[];
  readonly changed: readonly { readonly from: Row; readonly to: Row }[];
  readonly removed: readonly Row[];
  /** What stays stands in another order. */
  readonly isReordered: boolean;
}

export function compare<Row>(
  current: readonly Row[],
  wanted: readonly Row[],
  keyOf: (row: Row) => string | number,
): Comparison<Row> {
  const before = new Map(current.map((row) => [keyOf(row), row]));
  const after = new Map(wanted.map((row) => [keyOf(row), row]));
  const staying = [...after.keys()].filter((key) => before.has(key));
  const stayed = [...before.keys()].filter((key) => after.has(key));
  return {
    added: wanted.filter((row) => !before.has(keyOf(row))),
    changed: wanted.flatMap((to) => {
      const from = before.get(keyOf(to));
      return from === undefined || changedFields(from, to).length === 0 ? [] : [{ from, to }];
    }),
    removed: current.filter((row) => !after.has(keyOf(row))),
    isReordered: staying.some((key, index) => key !== stayed[index]),
  };
}

/** The fields of which the values differ. */
export const changedFields = <Row>(from: Row, to: Row): readonly (keyof Row)[] =>
  (Object.keys(to as object) as (keyof Row)[]).filter((field) => from[field] !== to[field]);

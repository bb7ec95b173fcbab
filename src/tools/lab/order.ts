/** One request about one time, with the ms in which it began and ended. */
export interface Operation {
  readonly who: string;
  readonly action: 'book' | 'cancel' | 'look';
  /** Key of the booking; of a look, what was seen. */
  readonly booking: string | undefined;
  readonly began: number;
  /** Infinity without an answer: it may have been done at any later moment, or never. */
  readonly ended: number;
  readonly answer: 'done' | 'refused' | undefined;
}

type Holder = string | undefined;

/** Returns who holds the time afterwards, or null where no server could have answered so. */
function holderAfter(holder: Holder, { action, booking, answer }: Operation): Holder | null {
  const unchangedIf = (isPossible: boolean) => (isPossible ? holder : null);
  if (action === 'look') return unchangedIf(holder === booking);
  if (action === 'book') {
    if (answer === 'refused') return unchangedIf(holder !== undefined);
    return holder === undefined ? booking : null;
  }
  if (answer === 'refused') return unchangedIf(holder !== booking);
  return holder === booking ? undefined : null;
}

/**
 * Searches an order in which each operation happened at one moment between its beginning and its end, and which
 * explains every answer (linearizability: Herlihy and Wing 1990, with Lowe's memory of what was tried).
 */
export function isExplained(operations: readonly Operation[]): boolean {
  const tried = new Set<string>();
  const search = (left: readonly number[], holder: Holder): boolean => {
    const open = left.map((index) => operations[index]).filter((one) => one !== undefined);
    if (open.every(({ answer }) => answer === undefined)) return true;
    const state = `${left.join()} ${holder}`;
    if (tried.has(state)) return false;
    tried.add(state);
    const firstEnd = Math.min(...open.map(({ ended }) => ended));
    return left.some((index) => {
      const operation = operations[index];
      if (operation === undefined || operation.began > firstEnd) return false;
      const next = holderAfter(holder, operation);
      return (
        next !== null &&
        search(
          left.filter((other) => other !== index),
          next,
        )
      );
    });
  };
  return search([...operations.keys()], undefined);
}

/** Prints a history in the order of its beginnings. */
export function historyText(operations: readonly Operation[]): string {
  return operations
    .toSorted((a, b) => a.began - b.began)
    .map(({ began, ended, who, action, booking, answer }) => {
      const ms = `${began.toFixed(0).padStart(6)} –${Number.isFinite(ended) ? ended.toFixed(0).padStart(6) : '     …'}`;
      return `${ms} ms  ${who}  ${action} ${booking ?? 'nothing'}: ${answer ?? 'no answer'}`;
    })
    .join('\n');
}

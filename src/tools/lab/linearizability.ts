/** One request about one time, with its start and end in ms. */
export interface Operation {
  readonly who: string;
  readonly action: 'book' | 'cancel' | 'look';
  /** Key of the booking; of a look, the booking that holds the time, or undefined if it is free. */
  readonly booking: string | undefined;
  readonly began: number;
  readonly ended: number;
  readonly answer: 'done' | 'refused';
}

type Holder = string | undefined;

/** Returns the time's holder after the operation; null if no server could have answered so. */
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
 * Returns true if there is an order of the operations, each at a moment between its start and end, that explains every
 * answer (linearizability: Herlihy and Wing 1990, with Lowe's memory of tried states).
 */
export function isLinearizable(operations: readonly Operation[]): boolean {
  const tried = new Set<string>();
  const search = (left: readonly number[], holder: Holder): boolean => {
    const open = left.map((index) => operations[index]).filter((one) => one !== undefined);
    if (open.length === 0) return true;
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

/** Formats a history, sorted by start. */
export function historyText(operations: readonly Operation[]): string {
  return operations
    .toSorted((a, b) => a.began - b.began)
    .map(({ began, ended, who, action, booking, answer }) => {
      const [from, until] = [began, ended].map((ms) => ms.toFixed(0).padStart(6));
      return `${from} –${until} ms  ${who}  ${action} ${booking ?? 'nothing'}: ${answer}`;
    })
    .join('\n');
}

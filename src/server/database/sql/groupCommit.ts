import { DatabaseUnavailable } from '../ports/databaseErrors';
import { retryConflicts } from './retryConflicts';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** One statement must stay below the engines' limit on bound parameters. */
const LARGEST_GROUP = 200;

/** Groups under way: while one waits for the disk the next one gathers. */
const MOST_AT_ONCE = 2;

/**
 * Lets items that arrive while others are written share one durable write, because the disk's sync, and asking
 * for it, is what a booking waits for. Each caller hears only after that write.
 * @param write stores a group as a whole or throws; its results are in the group's order
 */
export function groupCommit<Item, Result>(
  write: (group: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await retryConflicts(() => write(group.map(({ item }) => item)));
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      // One item's fault must not fail its neighbours: each is tried alone. Not so when the database was
      // lost: the group may be stored, and would then seem to be in its own way.
      if (group.length > 1 && !(error instanceof DatabaseUnavailable)) {
        for (const alone of group) await settle([alone]);
      } else for (const { reject } of group) reject(error);
    }
  }

  async function flush(): Promise<void> {
    if (underWay === MOST_AT_ONCE) return;
    underWay += 1;
    while (waiting.length > 0) await settle(waiting.splice(0, LARGEST_GROUP));
    underWay -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      // At the end of this turn, when all that came at once are here.
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ item, resolve, reject });
    });
}

import { DatabaseUnavailable } from '../ports/databaseErrors';
import { retryConflicts } from './retryConflicts';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** One statement must stay below the engines' limit on bound parameters. */
const LARGEST_GROUP = 200;

/**
 * Lets items that arrive in the same turn of the event loop share one durable write, because the disk's
 * sync is what a booking waits for. Each caller hears only after that write.
 * @param write stores a group as a whole or throws; its results are in the group's order
 */
export function groupCommit<Item, Result>(
  write: (group: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];

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
    const arrived = waiting;
    waiting = [];
    for (let start = 0; start < arrived.length; start += LARGEST_GROUP) {
      await settle(arrived.slice(start, start + LARGEST_GROUP));
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ item, resolve, reject });
    });
}

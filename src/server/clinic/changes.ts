import { getOrMake } from '../answers/responseCache';
import { type Change, followCommits } from '../db/transaction';
import type { Database } from '../db/open';

type Listener = (change: Change) => void;

/** Publishes changes that visitors can see, whichever process stored them, and keeps what was read until they change. */
export class Changes {
  readonly #listeners = new Set<Listener>();
  readonly #kept = new Map<string, Promise<unknown>>();
  readonly #stop: () => Promise<void>;
  /** False while changes by other processes cannot be noticed. Nothing is kept then. */
  isConnected = true;

  constructor({ db, watch }: Pick<Database, 'db' | 'watch'>) {
    followCommits(db, (change) => this.publish(change));
    this.#stop = watch((change) => {
      const wasConnected = this.isConnected;
      this.isConnected = change !== 'lost';
      if (change !== 'lost') this.publish(change);
      else if (wasConnected) this.publish('all');
    });
  }

  publish(change: Change): void {
    for (const key of this.#kept.keys())
      if (change === 'all' || key.startsWith(`${change} `)) this.#kept.delete(key);
    for (const listener of this.#listeners) listener(change);
  }

  follow(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /**
   * Returns a kept value; reads it, and keeps it until a change of the doctor, or for `all` one of the whole clinic.
   * @param key names what is read
   */
  keep<Value>(until: Change, key: string, read: () => Promise<Value>): Promise<Value> {
    if (!this.isConnected) return read();
    return getOrMake(this.#kept as Map<string, Promise<Value>>, `${until} ${key}`, read);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#stop();
  }
}

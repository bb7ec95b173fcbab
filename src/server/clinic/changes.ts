import type { Change } from '../db/dialect';
import type { Database } from '../db/open';

type Listener = (change: Change) => void;

/** Reports changes that visitors can see, whichever process stored them. */
export class Changes {
  readonly #listeners = new Set<Listener>();
  readonly #stop: () => Promise<void>;
  #isConnected = true;

  constructor({ watch }: Pick<Database, 'watch'>) {
    this.#stop = watch(
      (change) => {
        this.tell(change);
      },
      (isConnected) => {
        this.#isConnected = isConnected;
        this.tell('all');
      },
    );
  }

  /** False while changes by other processes cannot be noticed: nothing that was read may be kept then. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Reports a change that this process has stored. */
  tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** @returns stops it */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#stop();
  }
}

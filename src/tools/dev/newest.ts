/** Something that is made anew now and then; who asks while that goes on waits for the newest. */
export class Newest<T> {
  #current!: Promise<T>;
  #resolve!: (value: T) => void;
  #reject!: (reason: unknown) => void;
  #isPending = false;

  constructor() {
    this.begin();
  }

  /** From now on what was finished before is out of date. */
  begin(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    this.#current = new Promise<T>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // It may fail while nobody waits.
    this.#current.catch(() => undefined);
  }

  finish(value: T): void {
    this.begin();
    this.#isPending = false;
    this.#resolve(value);
  }

  fail(reason: unknown): void {
    this.begin();
    this.#isPending = false;
    this.#reject(reason);
  }

  get(): Promise<T> {
    return this.#current;
  }
}

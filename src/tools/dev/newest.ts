/** Something that is made anew now and then; who asks while that goes on waits for the newest. */
export class Newest<T> {
  #current!: Promise<T>;
  #settle: ((value: T | Promise<T>) => void) | undefined;

  constructor() {
    this.begin();
  }

  /** From now on what was finished before is out of date. */
  begin(): void {
    if (this.#settle) return;
    this.#current = new Promise<T>((resolve) => (this.#settle = resolve));
    // It may fail while nobody waits.
    this.#current.catch(() => undefined);
  }

  /** @param value the new one, or a promise of it that may say why there is none */
  finish(value: T | Promise<T>): void {
    this.begin();
    this.#settle?.(value);
    this.#settle = undefined;
  }

  get(): Promise<T> {
    return this.#current;
  }
}

import { normalizeIP } from '@fastify/rate-limit';

/** Counts what each address holds open; as for posts, a whole network of IPv6 (/64) is one address. */
export class OpenByAddress {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what takes it out again; undefined when the address has all that it may have */
  admit(address: string): (() => void) | undefined {
    const key = normalizeIP(address);
    const open = this.#open.get(key) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(key, open + 1);
    return () => {
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left === 0) this.#open.delete(key);
      else this.#open.set(key, left);
    };
  }
}

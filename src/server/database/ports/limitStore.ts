/** What the limits against abuse have to know. */
export interface LimitStore {
  /**
   * Counts one more post of an address, for all processes together; how many it was in this window.
   * Undefined where that would cost more than it is worth: each process counts for itself then.
   * @param window a number that grows with time
   */
  readonly countPost: ((address: string, window: number) => Promise<number>) | undefined;
}

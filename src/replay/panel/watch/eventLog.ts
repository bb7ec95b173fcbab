import { Store } from './store';

export type LogKind = 'event' | 'state' | 'call' | 'answer' | 'message';

export interface LogEntry {
  readonly id: number;
  /** In ms since the epoch, on the page's clock. */
  readonly time: number;
  readonly kind: LogKind;
  readonly text: string;
  readonly detail?: string;
}

/** Older entries are forgotten. */
const LENGTH = 400;

/** What happened on the page, in the order in which it happened. */
export class EventLog extends Store<{ readonly entries: readonly LogEntry[] }> {
  private count = 0;

  constructor() {
    super({ entries: [] });
  }

  add(kind: LogKind, text: string, detail?: string): void {
    this.count += 1;
    const entry = { id: this.count, time: Date.now(), kind, text, ...(detail && { detail }) };
    this.set({ entries: [...this.get().entries, entry].slice(-LENGTH) });
  }

  clear(): void {
    this.set({ entries: [] });
  }
}

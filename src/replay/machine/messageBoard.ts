import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS } from '../../features/notifications/notification';
import type { Told } from '../run/stage';

interface Shown {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Which message stands on the page when, by the figures of specification §9, without a page. */
export class MessageBoard {
  readonly told: Told[] = [];
  private shown: Shown[] = [];

  /** @param now in ms since the epoch */
  tell({ text, tone }: Pick<Told, 'text' | 'tone'>, now: number): void {
    this.told.push({ text, tone, at: now });
    const open = this.shown.filter(({ to }) => now < to);
    const from = open.length === 0 ? now : now + REOPEN_DELAY_MS;
    // One that was still to come never does; one that is open goes first.
    this.shown = open
      .filter((other) => other.from <= now)
      .map((other) => ({ ...other, to: Math.min(other.to, now + CLOSE_MS) }));
    this.shown.push({ text, from, to: from + AUTO_HIDE_MS + CLOSE_MS });
  }

  onScreen(now: number): string | null {
    return this.shown.find(({ from, to }) => from <= now && now < to)?.text ?? null;
  }
}

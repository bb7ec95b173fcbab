import {
  AUTO_HIDE_MS,
  CLOSE_MS,
  REOPEN_DELAY_MS,
  type FormMessage,
  type Settled,
} from '../../features/notifications/notification';
import type { Told } from '../run/stage';

/** Computes which message is on the page when, for a runner that draws none: one at a time, each for its whole time. */
export class MessageBoard {
  /** Messages that were shown, or wait. */
  told: readonly Told[] = [];
  private text: string | null = null;
  private isClosing = false;
  private waiting: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  hear(news: FormMessage | Settled): void {
    if ('settles' in news) this.settle(news.settles);
    else this.tell(news);
  }

  onScreen(): string | null {
    return this.text;
  }

  private tell(message: FormMessage): void {
    const { text } = message;
    const isShown = text === this.text && !this.isClosing;
    if (isShown || this.waiting.includes(text)) return;
    const now = Date.now();
    this.told = [...this.told, { ...message, since: now, at: now }];
    this.waiting = [...this.waiting, text];
    if (this.text === null && !this.isClosing) this.openNext();
  }

  private settle(texts: readonly string[]): void {
    const dropped = this.waiting.filter((text) => texts.includes(text));
    this.waiting = this.waiting.filter((text) => !texts.includes(text));
    for (const text of dropped) {
      const index = this.told.findLastIndex((told) => told.text === text);
      this.told = this.told.toSpliced(index, 1);
    }
    if (this.text !== null && texts.includes(this.text) && !this.isClosing) this.close();
  }

  private openNext(): void {
    const [next = null, ...others] = this.waiting;
    this.text = next;
    this.waiting = others;
    if (next !== null)
      this.after(AUTO_HIDE_MS, () => {
        this.close();
      });
  }

  private close(): void {
    this.isClosing = true;
    this.after(CLOSE_MS, () => {
      this.text = null;
      this.after(REOPEN_DELAY_MS, () => {
        this.isClosing = false;
        this.openNext();
      });
    });
  }

  private after(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}

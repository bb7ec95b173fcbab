import { MessageQueue } from '../../features/notifications/messageQueue';
import {
  AUTO_HIDE_MS,
  CLOSE_MS,
  type FormMessage,
  type Settled,
} from '../../features/notifications/notification';
import type { Told } from '../run/stage';

/** Which message stands on the page when: the page's own queue, without the page. */
export class MessageBoard {
  readonly told: Told[] = [];
  private text: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly queue = new MessageQueue({
    open: ({ text }) => {
      this.text = text;
      this.timer = setTimeout(() => {
        this.close();
      }, AUTO_HIDE_MS);
    },
    close: () => {
      this.close();
    },
  });

  hear(news: FormMessage | Settled): void {
    if ('settles' in news) {
      this.queue.settle(news.settles);
      return;
    }
    const now = Date.now();
    this.told.push({ ...news, since: now, at: now });
    this.queue.tell({ ...news, id: this.told.length });
  }

  onScreen(): string | null {
    return this.text;
  }

  private close(): void {
    this.queue.closing();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.text = null;
    }, CLOSE_MS);
  }
}

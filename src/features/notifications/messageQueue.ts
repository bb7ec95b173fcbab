import { CLOSE_MS, REOPEN_DELAY_MS, STAND_MS, type Notification } from './notification';

/** Where messages are shown. It tells the queue when one begins to close, for whatever reason. */
export interface MessageStage {
  readonly open: (message: Notification) => void;
  readonly close: (message: Notification) => void;
}

/** One message at a time, in the order in which they came; none is lost, none stands too short a time to be read. */
export class MessageQueue {
  private waiting: Notification[] = [];
  private open: { readonly message: Notification; readonly at: number } | undefined;
  private isFree = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: MessageStage) {}

  tell(message: Notification): void {
    this.waiting.push(message);
    if (this.isFree) this.openNext();
    else if (this.waiting.length === 1) this.closeSoon();
  }

  /** What has these words is not opened any more, and goes if it is open. */
  settle(texts: readonly string[]): void {
    this.waiting = this.waiting.filter(({ text }) => !texts.includes(text));
    if (this.open !== undefined && texts.includes(this.open.message.text))
      this.stage.close(this.open.message);
  }

  closing(): void {
    this.open = undefined;
    this.after(CLOSE_MS, () => {
      if (this.waiting.length === 0) this.isFree = true;
      else
        this.after(REOPEN_DELAY_MS, () => {
          this.openNext();
        });
    });
  }

  /** Opens nothing any more. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private openNext(): void {
    const message = this.waiting.shift();
    if (message === undefined) return;
    this.isFree = false;
    this.open = { message, at: Date.now() };
    this.stage.open(message);
    if (this.waiting.length > 0) this.closeSoon();
  }

  private closeSoon(): void {
    const { open } = this;
    if (open === undefined) return;
    this.after(Math.max(0, open.at + STAND_MS - Date.now()), () => {
      if (this.waiting.length > 0) this.stage.close(open.message);
    });
  }

  private after(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}

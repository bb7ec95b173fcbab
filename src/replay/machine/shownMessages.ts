import {
  AUTO_HIDE_MS,
  CLOSE_MS,
  REOPEN_DELAY_MS,
  type Notify,
} from '../../features/notifications/notification';

interface Shown {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Simulates the page's messages: each is shown for its full time, one after the other, unless it is dismissed. */
export class ShownMessages {
  private messages: Shown[] = [];

  /** @param now returns ms since the epoch */
  constructor(private readonly now: () => number) {}

  /** Shows a text, unless it is already on screen or waiting. Dismissing a message moves the later ones up. */
  readonly notify: Notify = (message) => {
    const now = this.now();
    const lasting = this.messages.filter(({ to }) => to > now);
    if ('dismisses' in message) {
      const kept = lasting.filter(({ text }) => !message.dismisses.includes(text));
      if (kept.length === lasting.length) return;
      this.messages = [];
      for (const { text, from } of kept) this.add(text, from > now ? now : from);
    } else if (lasting.every(({ text }) => text !== message.text)) this.add(message.text, now);
  };

  /** Returns the text of the message on screen; null for none. */
  get onScreen(): string | null {
    const now = this.now();
    return this.messages.find(({ from, to }) => from <= now && now < to)?.text ?? null;
  }

  private add(text: string, at: number): void {
    const last = this.messages.at(-1);
    const from = last === undefined ? at : Math.max(at, last.to + CLOSE_MS + REOPEN_DELAY_MS);
    this.messages.push({ text, from, to: from + AUTO_HIDE_MS });
  }
}

export type NotificationTone = 'success' | 'error';

/** What a form's news say to the visitor. */
export interface FormMessage {
  readonly text: string;
  readonly tone: NotificationTone;
}

/** What was told before and no longer matters, by its words. */
export interface Settled {
  readonly settles: readonly string[];
}

export interface Notification extends FormMessage {
  /** Grows with every message, so that the same text twice is two messages. */
  readonly id: number;
}

/** How a page lets a form speak; the form knows nothing of how it is shown. */
export type Notify = (news: FormMessage | Settled) => void;

/** All in ms (specification §9). */
export const AUTO_HIDE_MS = 5000;
export const CLOSE_MS = 150;
export const REOPEN_DELAY_MS = 250;

/** So long, in ms, a message can be read before another closes it (decisions §4). */
export const STAND_MS = 1500;

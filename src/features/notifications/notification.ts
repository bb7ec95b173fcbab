export type NotificationTone = 'success' | 'error';

export interface Notification {
  /** Grows with every message, so that the same text twice is two messages. */
  readonly id: number;
  readonly text: string;
  readonly tone: NotificationTone;
}

/** How a page lets a form speak; the form knows nothing of how it is shown. */
export type Notify = (text: string, tone: NotificationTone) => void;

/** All in ms (specification §9). */
export const AUTO_HIDE_MS = 5000;
export const CLOSE_MS = 150;
export const REOPEN_DELAY_MS = 250;

/** So long, in ms, a message can be read before another closes it (decisions §4). */
export const STAND_MS = 1500;

export type NotificationTone = 'success' | 'error';

export interface FormMessage {
  readonly text: string;
  readonly tone: NotificationTone;
}

/** Texts of earlier messages that no longer hold. */
export interface Dismissal {
  readonly dismisses: readonly string[];
}

/** Shows a message, or closes those that no longer hold. */
export type Notify = (message: FormMessage | Dismissal) => void;

/** The time that a message is shown, in ms. */
export const AUTO_HIDE_MS = 5000;

/** The time that a message takes to close, in ms. */
export const CLOSE_MS = 150;

/** Time between the end of a close and the next message, in ms. */
export const REOPEN_DELAY_MS = 250;

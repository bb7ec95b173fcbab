import type { Notification } from '../notifications/notification';

/** What a form's news say to the visitor. */
export type FormMessage = Omit<Notification, 'id'>;

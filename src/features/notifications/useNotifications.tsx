import { useCallback, useState, type ReactNode } from 'react';
import type { Notification, Notify } from './notification';
import { Notifications } from './Notifications';

/** @returns `notify`, and the element that shows its messages: draw it once, anywhere on the page */
export function useNotifications(): { readonly notify: Notify; readonly notifications: ReactNode } {
  const [latest, setLatest] = useState<Notification | null>(null);
  const notify = useCallback<Notify>((text, tone) => {
    setLatest((previous) => ({ id: (previous?.id ?? 0) + 1, text, tone }));
  }, []);
  return { notify, notifications: <Notifications latest={latest} /> };
}

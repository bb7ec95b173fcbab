import { useCallback, useState, type ReactNode } from 'react';
import type { Notification, Notify, Settled } from './notification';
import { Notifications } from './Notifications';

/** @returns `notify`, and the element that shows its messages: draw it once, anywhere on the page */
export function useNotifications(): { readonly notify: Notify; readonly notifications: ReactNode } {
  const [told, setTold] = useState<readonly (Notification | Settled)[]>([]);
  const notify = useCallback<Notify>((news) => {
    setTold((before) => {
      if (!('settles' in news)) return [...before, { ...news, id: before.length + 1 }];
      return before.length === 0 ? before : [...before, news];
    });
  }, []);
  return { notify, notifications: <Notifications told={told} /> };
}

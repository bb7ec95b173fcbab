import { useCallback, useState, type ReactNode } from 'react';
import type { Notification, Notify } from './notification';
import { Notifications } from './Notifications';

/** @returns `notify`, and the element that shows its messages: draw it once, anywhere on the page */
export function useNotifications(): { readonly notify: Notify; readonly notifications: ReactNode } {
  const [told, setTold] = useState<readonly Notification[]>([]);
  const notify = useCallback<Notify>((message) => {
    setTold((before) => [...before, { ...message, id: before.length + 1 }]);
  }, []);
  return { notify, notifications: <Notifications told={told} /> };
}

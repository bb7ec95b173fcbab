import { useCallback, useState, type ReactNode } from 'react';
import type { Notification, Notify } from './notification';
import { Notifications } from './Notifications';

/** @returns `notify`, and the element that shows its messages: draw it once, anywhere on the page */
export function useNotifications(): { readonly notify: Notify; readonly notifications: ReactNode } {
  const [told, setTold] = useState<readonly Notification[]>([]);
  const notify = useCallback<Notify>((text, tone) => {
    setTold((before) => [...before, { id: before.length + 1, text, tone }]);
  }, []);
  return { notify, notifications: <Notifications told={told} /> };
}

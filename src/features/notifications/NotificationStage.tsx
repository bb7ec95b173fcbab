import { SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { NotificationCard } from './NotificationCard';
import { AUTO_HIDE_MS, CLOSE_MS, REOPEN_DELAY_MS, type Notification } from './notification';

const cards = { success: NotificationCard, error: NotificationCard };

/** Shows one message at a time: a new one closes the open one first, and opens a moment later (specification §9). */
export function NotificationStage({ latest }: { readonly latest: Notification }) {
  const snackbars = useRef<SnackbarProvider>(null);
  const isOpen = useRef(false);
  const opened = useRef(0);

  useEffect(() => {
    if (opened.current === latest.id) return undefined;
    const open = () => {
      isOpen.current = true;
      opened.current = latest.id;
      snackbars.current?.enqueueSnackbar(latest.text, {
        variant: latest.tone,
        key: latest.id,
        onExited: () => {
          isOpen.current = false;
        },
      });
    };
    if (!isOpen.current) {
      open();
      return undefined;
    }
    snackbars.current?.closeSnackbar();
    const timer = setTimeout(open, REOPEN_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [latest]);

  return (
    <SnackbarProvider
      ref={snackbars}
      // The closed one still folds up its place when the new one opens.
      maxSnack={2}
      autoHideDuration={AUTO_HIDE_MS}
      transitionDuration={CLOSE_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={cards}
    />
  );
}

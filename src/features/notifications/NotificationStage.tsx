import { SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { MessageQueue } from './messageQueue';
import { NotificationCard } from './NotificationCard';
import { AUTO_HIDE_MS, CLOSE_MS, type Notification, type Settled } from './notification';

const cards = { success: NotificationCard, error: NotificationCard };

/** Shows one message after the other (specification §9). */
export function NotificationStage({ told }: { readonly told: readonly (Notification | Settled)[] }) {
  const snackbars = useRef<SnackbarProvider>(null);
  const queue = useRef<MessageQueue>(null);
  const heard = useRef(0);

  useEffect(() => {
    queue.current ??= new MessageQueue({
      open: ({ id, text, tone }) => {
        snackbars.current?.enqueueSnackbar(text, {
          variant: tone,
          key: id,
          onClose: () => queue.current?.closing(),
        });
      },
      close: ({ id }) => {
        snackbars.current?.closeSnackbar(id);
      },
    });
    for (const news of told.slice(heard.current)) {
      if ('settles' in news) queue.current.settle(news.settles);
      else queue.current.tell(news);
    }
    heard.current = told.length;
  }, [told]);
  useEffect(() => () => queue.current?.stop(), []);

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

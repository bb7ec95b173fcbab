import { useSnackbar, type SnackbarKey } from 'notistack';
import { useCallback, useRef } from 'react';
import type { Notify } from './notification';

let inspector: Notify | undefined;

/** Passes every later message to the inspector; works in QA builds only. */
export function inspectMessages(inspect: Notify): void {
  inspector = inspect;
}

/** @returns a stable function, which skips a text that is already on screen or waiting */
export function useNotify(): Notify {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  // Notistack's own keys count a message that is closing as shown.
  const standing = useRef(new Map<string, SnackbarKey>());
  return useCallback(
    (news) => {
      if (process.env.QA_PANEL) inspector?.(news);
      if ('dismisses' in news) {
        for (const text of news.dismisses) {
          const key = standing.current.get(text);
          standing.current.delete(text);
          if (key !== undefined) closeSnackbar(key);
        }
      } else if (!standing.current.has(news.text)) {
        const key = enqueueSnackbar(news.text, {
          variant: news.tone,
          onClose: () => standing.current.delete(news.text),
        });
        standing.current.set(news.text, key);
      }
    },
    [enqueueSnackbar, closeSnackbar],
  );
}

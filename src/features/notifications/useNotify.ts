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
  const shown = useRef(new Map<string, SnackbarKey>());
  return useCallback(
    (message) => {
      if (process.env.QA_BENCH) inspector?.(message);
      if ('dismisses' in message) {
        for (const text of message.dismisses) {
          const key = shown.current.get(text);
          shown.current.delete(text);
          if (key !== undefined) closeSnackbar(key);
        }
      } else if (!shown.current.has(message.text)) {
        const key = enqueueSnackbar(message.text, {
          variant: message.tone,
          onClose: () => shown.current.delete(message.text),
        });
        shown.current.set(message.text, key);
      }
    },
    [enqueueSnackbar, closeSnackbar],
  );
}

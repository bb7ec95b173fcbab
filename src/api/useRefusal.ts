import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { CallError } from './clinicBaseQuery';

interface Call {
  readonly error?: CallError | SerializedError | undefined;
  readonly reset: () => void;
}

/**
 * Why the server refused a form, in its own Romanian words, when it said so: until the visitor does something about it.
 * @returns the reason, and the machine's `send` that forgets it
 */
export function useRefusal<Event>({ error, reset }: Call, actor: { readonly send: (event: Event) => void }) {
  const send = useCallback(
    (event: Event) => {
      if (error !== undefined) reset();
      actor.send(event);
    },
    [actor, error, reset],
  );
  return { send, reason: error !== undefined && 'reason' in error ? error.reason : undefined };
}

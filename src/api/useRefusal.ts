import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { isSameOrigin } from './backendAddress';

interface Call {
  readonly error?: FetchBaseQueryError | SerializedError | undefined;
  readonly reset: () => void;
}

/** What another backend writes there is not known; what a broken server says helps no visitor. */
function reasonOf(error: Call['error']): string | undefined {
  if (error === undefined || !('data' in error) || !(Number(error.status) < 500) || !isSameOrigin())
    return undefined;
  const { message } = Object(error.data) as { readonly message?: unknown };
  return typeof message === 'string' ? message : undefined;
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
  return { send, reason: reasonOf(error) };
}

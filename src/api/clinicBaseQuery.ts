import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isSameOrigin } from './backendAddress';

/** A call that has not been answered after this many ms counts as failed. */
const TIMEOUT_MS = 15_000;

export interface ClinicCall {
  readonly url: string;
  readonly method?: 'POST';
  readonly body?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `status` is the answer's, or says that there was none, or none that could be read. */
export interface CallError {
  readonly status: number | 'FETCH_ERROR' | 'PARSING_ERROR' | 'CUSTOM_ERROR';
  readonly error?: string;
  /** Why this project's server refused, in words for the visitor. */
  readonly reason?: string;
}

export interface CallMeta {
  readonly response: Response;
}

const UNREADABLE = Symbol('unreadable');

/** Rejects when the connection breaks, which is another failure than an answer in another language. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return UNREADABLE;
  }
}

/** What another backend writes there is not known; what a broken server says helps no visitor. */
function refusal({ status }: Response, answer: unknown): Pick<CallError, 'reason'> {
  const isOwn = status < 500 && isSameOrigin() && typeof answer === 'object';
  const reason = isOwn && answer && 'message' in answer ? answer.message : undefined;
  return typeof reason === 'string' ? { reason } : {};
}

/**
 * One fetch of JSON. RTK Query's own base query does much more (parameters, other bodies, content types),
 * which six calls do not need and every patient would download: 1 kB brotli.
 */
export const clinicBaseQuery: BaseQueryFn<ClinicCall, unknown, CallError, object, CallMeta> = async (
  { url, ...call },
  { signal },
) => {
  const patience = new AbortController();
  const giveUp = () => {
    patience.abort();
  };
  signal.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      // Everything is public (specification §6), and free times must never come from a cache.
      credentials: 'omit',
      cache: 'no-store',
      signal: patience.signal,
      ...call,
    });
    const meta = { response };
    const answer = await readJson(response);
    if (!response.ok) return { error: { status: response.status, ...refusal(response, answer) }, meta };
    if (answer === UNREADABLE) return { error: { status: 'PARSING_ERROR' }, meta };
    return { data: answer, meta };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
};

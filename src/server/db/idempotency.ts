import { hash } from 'node:crypto';

/** Key and time of a request. */
export interface RequestMeta {
  /** Idempotency key chosen by the client: requests with the same key count once. Null without one. */
  readonly key: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Returns a digest of the request, to detect a key that is reused for another request. */
export const requestHash = (asked: object): string => hash('sha256', JSON.stringify(asked), 'base64url');

import { backendUrl } from '../domain/backend';

/** A call that has not been answered after this many ms counts as failed. */
export const TIMEOUT_MS = 15_000;

/** The absolute address of one of the six calls. Only the browser knows it: call it late, never at import. */
export function backendAddress(path: string): string {
  return `${(backendUrl() || window.location.origin).replace(/\/+$/, '')}${path}`;
}

import { backendUrl } from '../domain/backend';

/** The absolute address of one of the six calls. Only the browser knows it: call it late, never at import. */
export function backendAddress(path: string): string {
  return `${(backendUrl() || window.location.origin).replace(/\/+$/, '')}${path}`;
}

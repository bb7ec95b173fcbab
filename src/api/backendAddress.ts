/** Set at build time by webpack's DefinePlugin; '' or absent means the site's own server. */
const configured = (): string => process.env.BACKEND_URL ?? '';

/** The absolute address of one of the six calls. Only the browser knows it: call it late, never at import. */
export function backendAddress(path: string): string {
  return `${(configured() || window.location.origin).replace(/\/+$/, '')}${path}`;
}

/** Returns whether this project's own server answers; the site links that server's pages. */
export const hasOwnServer = (): boolean => configured() === '';

/** False when the six calls are answered by another origin, where extra headers would need a preflight. */
export function isSameOrigin(): boolean {
  return new URL(backendAddress('/')).origin === window.location.origin;
}

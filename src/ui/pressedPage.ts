type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A press that asks the browser to open the link elsewhere. */
export const wantsBrowser = (press: Press): boolean =>
  press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;

/** @returns the page of this site to which a press leads in this tab, if it does */
export function pressedPage(event: MouseEvent): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || wantsBrowser(event)) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  const isFile = /\.\w+$/.test(url.pathname);
  return url.origin === window.location.origin && !isFile ? url : undefined;
}

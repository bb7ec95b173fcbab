/** A hash that somebody mistyped is looked for as it stands. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Moves focus where a reader expects it after a page change: to the target of a hash, else to the h1.
 * @returns the hash's target, if there is one
 */
export function focusArrival(hash: string): Element | null {
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  const arrival = target ?? document.querySelector<HTMLElement>('main h1');
  if (arrival !== null) {
    if (!arrival.hasAttribute('tabindex')) arrival.setAttribute('tabindex', '-1');
    arrival.focus({ preventScroll: true });
  }
  return target;
}

import { BROKEN_ATTRIBUTE } from '../ui/broken';

/** Shows what is there for whoever waits in vain: a form without its code must not look as if it worked. */
export function admitBroken(): void {
  document.documentElement.setAttribute(BROKEN_ATTRIBUTE, '');
}

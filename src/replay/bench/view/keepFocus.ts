import type { Player } from './player';

/** Brings the focus back to the bench, from which a replay takes it into the site. */
export function keepFocus(player: Player, frameOf: () => HTMLIFrameElement | null): void {
  let held: HTMLElement | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (target !== frameOf() && target instanceof HTMLElement) held = target;
  });
  player.subscribe(() => {
    if (player.get().status !== 'playing' && document.activeElement === frameOf())
      held?.focus({ preventScroll: true });
  });
}

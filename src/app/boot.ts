import { BOOT_FILES_ATTRIBUTE } from './rootElement';

/**
 * A prerendered page reads and links without any script, so its code waits until the browser is idle after
 * loading, or until the visitor first touches something: the main thread stays free for what they came for.
 */
const FIRST_TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;

/** After loading, the page has this many ms to be painted before anything else is asked for. */
const PAINT_MS = 1000;

/** A busy page comes alive after this many ms at the latest. */
const IDLE_TIMEOUT_MS = 2000;

const files = document.currentScript?.getAttribute(BOOT_FILES_ATTRIBUTE)?.split(' ') ?? [];

function wake(): void {
  for (const touch of FIRST_TOUCHES) removeEventListener(touch, wake, true);
  for (const file of files.splice(0)) {
    const script = document.createElement('script');
    script.src = file;
    // Fetched side by side, run in this order.
    script.async = false;
    document.head.append(script);
  }
}

for (const touch of FIRST_TOUCHES) addEventListener(touch, wake, { capture: true, passive: true });

function wakeWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_TIMEOUT_MS });
  else wake();
}

/** What one came for is painted first, on a slow line too. */
function wakeAfterPaint(): void {
  setTimeout(wakeWhenIdle, PAINT_MS);
}

if (document.readyState === 'complete') wakeAfterPaint();
else addEventListener('load', wakeAfterPaint, { once: true });

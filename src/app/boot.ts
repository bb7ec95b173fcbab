import { noteEarlyPress } from '../ui/form/earlyPress';
import { admitBroken } from './admitBroken';
import { BOOT_AFTER_PAINT_ATTRIBUTE, BOOT_FILES_ATTRIBUTE, ICON, MANIFEST } from './rootElement';
import { fetchTypeface, showTypeface, typefaceIsCached } from './typeface';

/**
 * A prerendered page reads and links without any script, so words are painted before anything else is asked
 * for: first the typeface, then the page's code. A form's code comes right after the paint; any other page's
 * waits until the browser is idle, or until the visitor first touches something.
 */
const FIRST_TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;

/** After loading, a page without a form rests for this many ms. */
const REST_MS = 1000;

/** A busy page comes alive after this many ms at the latest. */
const IDLE_TIMEOUT_MS = 2000;

const own = document.currentScript;
const files = own?.getAttribute(BOOT_FILES_ATTRIBUTE)?.split(' ') ?? [];
const isForm = own?.hasAttribute(BOOT_AFTER_PAINT_ATTRIBUTE) ?? false;

function wake(): void {
  for (const touch of FIRST_TOUCHES) removeEventListener(touch, wake, true);
  for (const file of files.splice(0)) {
    const script = document.createElement('script');
    script.src = file;
    // Fetched side by side, run in this order.
    script.async = false;
    script.onerror = admitBroken;
    document.head.append(script);
  }
}

function link(rel: string, href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

function wakeWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_TIMEOUT_MS });
  else wake();
}

function wakeAfterRest(): void {
  setTimeout(wakeWhenIdle, REST_MS);
}

/** A page in the background is not painted until one looks at it, and need not wait. */
function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      run();
    }).observe({ type: 'paint', buffered: true });
}

if (isForm) noteEarlyPress();
for (const touch of FIRST_TOUCHES) addEventListener(touch, wake, { capture: true, passive: true });

const isKnownVisitor = typefaceIsCached();
if (isKnownVisitor) showTypeface();
afterPaint(() => {
  if (!isKnownVisitor) void fetchTypeface();
  if (isForm) wake();
  link('icon', ICON);
  link('manifest', MANIFEST);
});
if (!isForm) {
  if (document.readyState === 'complete') wakeAfterRest();
  else addEventListener('load', wakeAfterRest, { once: true });
}

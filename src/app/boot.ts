import { noteEarlyPress } from '../ui/form/earlyPress';
import { focusArrival } from './focusArrival';
import { BOOT_FILES_ATTRIBUTE, ICON, MANIFEST } from './rootElement';
import { fetchTypeface, showTypeface, typefaceIsCached } from './typeface';

/**
 * A prerendered page reads and links without any script, so words are painted before anything else is asked
 * for. Right after the paint comes what makes it alive.
 */
const files = document.currentScript?.getAttribute(BOOT_FILES_ATTRIBUTE)?.split(' ') ?? [];

const giveUp = noteEarlyPress();

function fetchScript(file: string): void {
  const script = document.createElement('script');
  script.src = file;
  // Fetched side by side, run in this order.
  script.async = false;
  script.onerror = giveUp;
  document.head.append(script);
}

function link(rel: string, href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
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

/** Not a reload, a way back or a visit from elsewhere: there focus is the browser's own business. */
function isArrivalByLink(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    visit instanceof PerformanceNavigationTiming &&
    visit.type === 'navigate' &&
    document.referrer.startsWith(`${location.origin}/`)
  );
}

if (isArrivalByLink()) focusArrival(location.hash);
const isKnownVisitor = typefaceIsCached();
if (isKnownVisitor) showTypeface();
afterPaint(() => {
  if (!isKnownVisitor) void fetchTypeface();
  for (const file of files) fetchScript(file);
  link('icon', ICON);
  link('manifest', MANIFEST);
});

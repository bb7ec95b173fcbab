import { JSDOM } from 'jsdom';

/** Names that Node defines too, but that must be the document's. */
const THE_DOCUMENTS = ['Event', 'CustomEvent', 'navigator', 'location'];
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/**
 * Creates a document for this process, unless it has one. Keeps Node's network globals, because the mock server
 * replaces `fetch`. Import React only afterwards: it checks for a document once.
 */
export function openDom(): void {
  if (typeof document === 'undefined') {
    const { window } = new JSDOM('<!doctype html><html lang="ro"><body></body></html>', {
      url: 'http://clinic.example/',
      // Adds `requestAnimationFrame`, which the page calls.
      pretendToBeVisual: true,
    });
    for (const name of [...Object.getOwnPropertyNames(window), ...THE_DOCUMENTS]) {
      if (name in globalThis && !THE_DOCUMENTS.includes(name)) continue;
      const value: unknown = Reflect.get(window, name);
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    // Code that uses the window's timers must get the scenario's too.
    for (const name of TIMERS) {
      Reflect.set(
        window,
        name,
        (...given: unknown[]): unknown => Reflect.apply(globalThis[name], null, given) as unknown,
      );
    }
    Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true });
  }
  // jsdom has no layout, so nothing can scroll.
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { value: true, configurable: true });
}

import { JSDOM } from 'jsdom';

/** Of the names that Node has too, these must be the document's. */
const THE_DOCUMENTS = ['Event', 'CustomEvent', 'navigator', 'location'];
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/**
 * Gives this process a document, unless it has one. Node's own network names stay, because the calls are
 * answered below them. Import React only afterwards: it looks for a document once.
 */
export function openDom(): void {
  if (typeof document === 'undefined') {
    const { window } = new JSDOM('<!doctype html><html lang="ro"><body></body></html>', {
      url: 'http://clinic.example/',
    });
    for (const name of [...Object.getOwnPropertyNames(window), ...THE_DOCUMENTS]) {
      if (name in globalThis && !THE_DOCUMENTS.includes(name)) continue;
      const value: unknown = Reflect.get(window, name);
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    // What asks the window for time must get the scenario's, too.
    for (const name of TIMERS) {
      Reflect.set(
        window,
        name,
        (...given: unknown[]): unknown => Reflect.apply(globalThis[name], null, given) as unknown,
      );
    }
    Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true });
  }
  // Nothing is laid out, so nothing can scroll.
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { value: true, configurable: true });
}

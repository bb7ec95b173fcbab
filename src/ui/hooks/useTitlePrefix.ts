import { useEffect } from 'react';

/** Begins the document's title with a state of the page, after navigations too; '' leaves the title alone. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return undefined;
    const begin = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix} ${document.title}`;
    };
    begin();
    // Observes the head's children, not the title's text, which this effect changes itself.
    const observer = new MutationObserver(begin);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length).trim();
    };
  }, [prefix]);
}

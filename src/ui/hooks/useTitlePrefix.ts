import { useEffect } from 'react';

/** Begins the document's title with a state of the page, after navigations too; '' leaves the title alone. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return undefined;
    const begin = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix} ${document.title}`;
    };
    begin();
    // Sees another <title>, not another text in it: its own change is no reason to look again.
    const observer = new MutationObserver(begin);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length).trim();
    };
  }, [prefix]);
}

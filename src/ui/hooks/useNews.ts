import { useEffect, useState } from 'react';

/** Anything that announces what happens to it, as a state machine's actor does. */
interface NewsSource<News> {
  readonly on: (type: '*', listener: (news: News) => void) => { readonly unsubscribe: () => void };
}

/**
 * The latest news of a source; each is also told once.
 * @param tell must be stable
 */
export function useNews<News>(source: NewsSource<News>, tell: (news: News) => void): News | null {
  const [latest, setLatest] = useState<News | null>(null);
  useEffect(() => {
    const subscription = source.on('*', (news) => {
      tell(news);
      setLatest(news);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [source, tell]);
  return latest;
}

import type Libsql from 'libsql';
import { newsListeners, type EngineNews } from './newsListeners';

/** Milliseconds. The question costs microseconds: it reads a counter in shared memory. */
const PAUSE = 150;

/**
 * SQLite tells nobody that a file has changed, so a connection of its own asks: it sees what this process
 * writes through another connection, and what other processes write.
 */
export function sqliteNews(open: () => Libsql.Database): EngineNews {
  return newsListeners((tell) => {
    const file = open();
    const version = file.prepare('pragma data_version');
    let seen: number | undefined;
    const look = (): void => {
      try {
        const now = version.get() as { data_version: number };
        if (now.data_version === seen) return;
        seen = now.data_version;
        tell('unknown');
      } catch {
        // The file is busy or its disk fails: what is missed now shows at the next look.
      }
    };
    look();
    const timer = setInterval(look, PAUSE).unref();
    return () => {
      clearInterval(timer);
      file.close();
      return Promise.resolve();
    };
  });
}

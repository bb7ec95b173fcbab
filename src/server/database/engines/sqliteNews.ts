import type Libsql from 'libsql';
import { newsListeners, type EngineNews } from './newsListeners';

/** Milliseconds. The question costs microseconds: it reads a counter in shared memory. */
const PAUSE = 150;

/**
 * SQLite tells nobody that a file has changed, so the connection that writes asks: it hears of all other connections,
 * in whatever process, and not of itself.
 */
export function sqliteNews(file: Libsql.Database): EngineNews {
  return newsListeners((tell) => {
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
      return Promise.resolve();
    };
  });
}

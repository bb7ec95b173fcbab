import { realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseUnavailable } from '../ports/databaseErrors';

interface Look {
  /** Which file, and which log of it, the paths lead to. */
  readonly identity: string;
  /** Bytes. */
  readonly size: bigint;
}

function lookAt(path: string, log: string): Look | undefined {
  try {
    const [file, itsLog] = [statSync(path, { bigint: true }), statSync(log, { bigint: true })];
    return { identity: `${file.dev}:${file.ino} ${itsLog.dev}:${itsLog.ino}`, size: file.size };
  } catch {
    return undefined;
  }
}

/**
 * A file that was removed, moved, replaced, cut off or parted from its log while it is open can still be written, but
 * whoever starts next finds nothing of that. One that is overwritten by as much as it held cannot be told.
 * @param path of a file that is open, with its log
 * @param saveCopy writes what the open file holds into an empty one; throws within a transaction, and is tried again
 * @returns throws {@link DatabaseUnavailable} while the path does not lead to what was opened
 * @throws when there is no log
 */
export function fileGuard(path: string, saveCopy: (copy: string) => void): () => void {
  // SQLite lays it beside the file itself, also where the path is a link.
  const log = `${realpathSync(path)}-wal`;
  const opened = lookAt(path, log);
  if (opened === undefined) throw new Error('its log cannot be opened');
  // It never shrinks while nobody vacuums it.
  let { size } = opened;
  let saved: string | undefined;
  const save = (): string => {
    if (saved !== undefined) return `what that held is in ${saved}`;
    const copy = `${path}.saved-${new Date().toISOString().replaceAll(/\D/g, '')}`;
    try {
      writeFileSync(copy, '', { flag: 'wx', mode: 0o600 });
      saveCopy(copy);
      saved = copy;
      return `what that held is in ${saved}`;
    } catch (error) {
      rmSync(copy, { force: true });
      return `what that held could not be copied: ${String(error)}`;
    }
  };
  return () => {
    const now = lookAt(path, log);
    if (now?.identity !== opened.identity || now.size < size)
      throw new DatabaseUnavailable(new Error(`${path} is not the file that was opened; ${save()}`));
    ({ size } = now);
    saved = undefined;
  };
}

import { statSync, writeFileSync } from 'node:fs';
import { DatabaseUnavailable } from '../ports/databaseErrors';

interface Look {
  /** Which file and which log of it the path leads to. */
  readonly identity: string;
  /** Bytes. */
  readonly size: bigint;
}

function lookAt(path: string): Look | undefined {
  try {
    const [file, log] = [statSync(path, { bigint: true }), statSync(`${path}-wal`, { bigint: true })];
    return { identity: `${file.dev}:${file.ino} ${log.dev}:${log.ino}`, size: file.size };
  } catch {
    return undefined;
  }
}

/**
 * A file that was removed, moved, replaced, cut off or parted from its log while it is open can still be written, but
 * whoever starts next finds nothing of that. One that is overwritten by as much as it held cannot be told.
 * @param path of a file that is open
 * @param saveCopy writes what the open file holds to an empty one; throws within a transaction, and is tried again
 * @returns throws {@link DatabaseUnavailable} while the path does not lead to what was opened
 */
export function fileGuard(path: string, saveCopy: (copy: string) => void): () => void {
  const opened = lookAt(path);
  // It never shrinks while we are the ones who write.
  let size = opened?.size ?? 0n;
  let saved: string | undefined;
  const save = (): string => {
    try {
      if (saved === undefined) {
        const copy = `${path}.saved-${new Date().toISOString().replaceAll(/\D/g, '')}`;
        writeFileSync(copy, '', { mode: 0o600 });
        saveCopy(copy);
        saved = copy;
      }
      return `what that held is in ${saved}`;
    } catch (error) {
      return `what that held could not be copied: ${String(error)}`;
    }
  };
  return () => {
    const now = lookAt(path);
    if (now === undefined || now.identity !== opened?.identity || now.size < size)
      throw new DatabaseUnavailable(new Error(`${path} is not the file that was opened; ${save()}`));
    size = now.size;
    saved = undefined;
  };
}

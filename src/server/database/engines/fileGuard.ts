import { chmodSync, statSync } from 'node:fs';
import { DatabaseUnavailable } from '../ports/databaseErrors';

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * A file that was removed, moved or replaced while it is open can still be written, but whoever starts next finds
 * nothing of that.
 * @param saveCopy writes what the open file holds to a new path; throws within a transaction, and is tried again
 * @returns throws {@link DatabaseUnavailable} while the path does not lead to the file that was opened
 */
export function fileGuard(path: string, saveCopy: (copy: string) => void): () => void {
  const opened = identityOf(path);
  const copy = `${path}.saved-${new Date().toISOString().replaceAll(/\D/g, '')}`;
  let isSaved = false;
  const save = (): string => {
    try {
      if (!isSaved) {
        saveCopy(copy);
        chmodSync(copy, 0o600);
      }
      isSaved = true;
      return `what that held is in ${copy}`;
    } catch (error) {
      return `what that held could not be copied: ${String(error)}`;
    }
  };
  return () => {
    if (identityOf(path) === opened) return;
    throw new DatabaseUnavailable(new Error(`${path} is not the file that was opened; ${save()}`));
  };
}

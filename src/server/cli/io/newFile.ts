import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { reason } from '../../errors/reason';
import { Refusal } from '../../staff/refusal';

/**
 * Writes a file that only its owner may read, because it holds patients' data, and waits until it is on the
 * disk; compressed when its name ends in `.gz`. What is cut off on the way is removed.
 * @throws {Refusal} when it exists already or cannot be written
 */
export async function writeNewFile(
  path: string,
  text: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const refusal = (error: unknown): Refusal =>
    (error as NodeJS.ErrnoException).code === 'EEXIST'
      ? new Refusal(`Fișierul ${path} există deja. Alegeți alt nume sau ștergeți-l.`)
      : new Refusal(`Fișierul ${path} nu poate fi scris: ${reason(error)}`);
  const handle = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw refusal(error);
  });
  try {
    const file = handle.createWriteStream({ flush: true });
    if (path.endsWith('.gz')) await pipeline(Readable.from(text), createGzip(), file);
    else await pipeline(Readable.from(text), file);
  } catch (error) {
    await rm(path, { force: true });
    throw refusal(error);
  }
}

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline as chained, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { reason } from '../../db/errors';
import { Refusal, unreadable } from '../../staff/refusal';

/**
 * Writes a new file that only its owner can read, because it holds patients' data, and flushes it to disk. Compresses
 * it if the name ends in `.gz`. A partly written file is removed.
 * @throws {Refusal} if the file exists or cannot be written
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

/** First bytes of every gzip file, whose name may have been changed. */
const GZIP_START = Buffer.of(0x1f, 0x8b);

/** Limits in characters: a line holds a portrait at most, staff write a text, and no clinic's backup comes near its limit. */
const MAX_LINE_LENGTH = 4_000_000;
const MAX_TEXT_LENGTH = 20_000_000;
const MAX_BACKUP_LENGTH = 8_000_000_000;

/**
 * Yields the lines of a text file, which may be compressed. Only a line feed ends a line: node:readline also splits at
 * characters that JSON allows inside a text.
 * @param maxLength limit of characters for the whole file
 * @param fatal true to refuse bytes that are not UTF-8; otherwise they become U+FFFD
 * @throws {Refusal} for a file that is missing, too large or truncated
 */
export async function* fileLines(
  path: string,
  maxLength = MAX_BACKUP_LENGTH,
  fatal = false,
): AsyncGenerator<string> {
  try {
    const file = createReadStream(path);
    await once(file, 'readable');
    const start = file.read(2) as Buffer | null;
    if (start) file.unshift(start);
    // Errors of both streams reach the loop below.
    const bytes = start?.equals(GZIP_START) ? chained(file, createGunzip(), () => undefined) : file;
    const decoder = new TextDecoder('utf-8', { fatal });
    let rest = '';
    let length = 0;
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      const [first = '', ...others] = text.split('\n');
      // Looks through each text once: a long line comes in many.
      const lines = [rest + first, ...others];
      rest = lines.pop() ?? '';
      length += text.length;
      if (rest.length > MAX_LINE_LENGTH || length > maxLength)
        throw new Refusal(`Fișierul ${path} este prea mare. Nu s-a schimbat nimic.`);
      yield* lines;
    }
    rest += decoder.decode();
    if (rest !== '') yield rest;
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * Reads a whole text file, without its byte order mark.
 * @throws {Refusal} as {@link fileLines}, and for a file that is not UTF-8
 */
export async function readText(path: string): Promise<string> {
  let text = '';
  for await (const line of fileLines(path, MAX_TEXT_LENGTH, true)) text += `${line}\n`;
  return text;
}

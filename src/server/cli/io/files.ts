import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline as chained, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { reason } from '../../errors/reason';
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

/** Limits in characters. The longest line holds a portrait; the longest text is a file that staff write. */
const LONGEST_LINE = 4_000_000;
const LONGEST_TEXT = 20_000_000;

const tooLarge = (path: string): Refusal =>
  new Refusal(`Fișierul ${path} este prea mare. Nu s-a schimbat nimic.`);

/**
 * Yields the lines of a text file, which may be compressed. Only a line feed ends a line: node:readline also splits at
 * characters that JSON allows inside a text. Bytes that are not UTF-8 become U+FFFD.
 * @throws {Refusal} for a file that is missing or truncated, or has too long a line
 */
export async function* fileLines(path: string): AsyncGenerator<string> {
  try {
    const file = createReadStream(path);
    await once(file, 'readable');
    const start = file.read(2) as Buffer | null;
    if (start) file.unshift(start);
    // Errors of both streams reach the loop below.
    const bytes = start?.equals(GZIP_START) ? chained(file, createGunzip(), () => undefined) : file;
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of bytes) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw tooLarge(path);
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
 * @throws {Refusal} as {@link fileLines}, and for a file that is too large or not UTF-8
 */
export async function readText(path: string): Promise<string> {
  let text = '';
  for await (const line of fileLines(path)) {
    text += `${line}\n`;
    if (text.length > LONGEST_TEXT) throw tooLarge(path);
  }
  if (!text.includes('\ufffd')) return text;
  throw new Refusal(
    `Fișierul ${path} nu este scris în UTF-8, și literele cu semne s-ar strica. Salvați-l din nou: în Excel ca „CSV UTF-8”, în LibreOffice cu setul de caractere „Unicode (UTF-8)”, în Notepad cu codificarea UTF-8.`,
  );
}

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline as chained, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { reason } from '../../errors/reason';
import { Refusal, unreadable } from '../../staff/refusal';

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

/** The first bytes of every gzip file; its name may have been changed. */
const GZIP_START = Buffer.of(0x1f, 0x8b);

/** Characters: a line holds at most a portrait, and no clinic has written so much. */
const LONGEST_LINE = 4_000_000;
const LONGEST_FILE = 8_000_000_000;

async function* linesOf(path: string, most: number): AsyncGenerator<string> {
  const file = createReadStream(path);
  await once(file, 'readable');
  const start = file.read(2) as Buffer | null;
  if (start) file.unshift(start);
  // A failure of either reaches the loop below.
  const bytes = start?.equals(GZIP_START) ? chained(file, createGunzip(), () => undefined) : file;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [rest, length] = ['', 0];
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    length += text.length;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (length > most || rest.length > LONGEST_LINE)
      throw new Refusal(`Fișierul ${path} este prea mare. Nu s-a schimbat nimic.`);
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/**
 * Reads the lines of a text file, also of a compressed one. Only `\n` ends a line: node:readline also splits at
 * characters that JSON keeps inside a text.
 * @param most characters in all
 * @throws {Refusal} for a file that is not there, too large, cut off, or not written in UTF-8
 */
export async function* fileLines(path: string, most = LONGEST_FILE): AsyncGenerator<string> {
  try {
    yield* linesOf(path, most);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Characters of a file that staff write. */
const LONGEST_TEXT = 20_000_000;

/** Reads a whole text, without a byte order mark. */
export async function readText(path: string): Promise<string> {
  let text = '';
  for await (const line of fileLines(path, LONGEST_TEXT)) text += `${line}\n`;
  return text;
}

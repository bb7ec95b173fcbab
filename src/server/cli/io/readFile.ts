import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Refusal, unreadable } from '../../staff/refusal';

/** The first bytes of every gzip file; its name may have been changed. */
const GZIP_START = 0x1f8b;

async function isCompressed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === GZIP_START;
  } finally {
    await file.close();
  }
}

/** Characters: a line holds at most a portrait, and no clinic has written so much. */
const LONGEST_LINE = 4_000_000;
const LONGEST_FILE = 8_000_000_000;

/**
 * Reads the lines of a text file, also of a compressed one. Only `\n` ends a line: node:readline also splits at
 * characters that JSON keeps inside a text.
 * @param most characters in all
 * @throws {Refusal} for a file that is too large, or is not written in UTF-8
 */
export async function* fileLines(path: string, most = LONGEST_FILE): AsyncGenerator<string> {
  const isGzip = await isCompressed(path);
  const file = createReadStream(path);
  // A failure of either reaches the loop below.
  const bytes = isGzip ? pipeline(file, createGunzip(), () => undefined) : file;
  let [rest, length] = ['', 0];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new Refusal(
        `Fișierul ${path} nu este scris în UTF-8, și literele cu semne s-ar strica. Salvați-l din nou: în Excel ca „CSV UTF-8”, în LibreOffice cu setul de caractere „Unicode (UTF-8)”, în Notepad cu codificarea UTF-8.`,
      );
    }
  };
  for await (const chunk of bytes) {
    const text = decoded(chunk as Buffer);
    length += text.length;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (length > most || rest.length > LONGEST_LINE)
      throw new Refusal(`Fișierul ${path} este prea mare. Nu s-a schimbat nimic.`);
    yield* lines;
  }
  rest += decoded();
  if (rest !== '') yield rest;
}

/** Characters of a file that staff write. */
const LONGEST_TEXT = 20_000_000;

/** Reads a whole text, without a byte order mark. */
export async function readText(path: string): Promise<string> {
  const lines: string[] = [];
  try {
    for await (const line of fileLines(path, LONGEST_TEXT)) lines.push(line);
  } catch (error) {
    throw unreadable(path, error);
  }
  return `${lines.join('\n')}\n`;
}

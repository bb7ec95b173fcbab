import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { reason } from '../../errors/reason';
import { LARGEST_PORTRAIT, pictureOf, type Picture } from '../../staff/portraits';
import { Refusal } from '../../staff/refusal';

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

/** Says why a file cannot be read. */
export function unreadable(path: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(
    (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? `Fișierul ${path} nu există.`
      : `Fișierul ${path} nu poate fi citit: ${reason(error)}`,
  );
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

/** @throws {Refusal} for a file that is missing, too large or no picture */
export async function readPicture(path: string): Promise<Picture> {
  const content = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const picture = pictureOf(content);
  if (picture === 'noPicture') throw new Refusal(`Fișierul ${path} nu este o imagine JPEG, PNG sau WebP.`);
  if (picture === 'tooLarge')
    throw new Refusal(`Imaginea ${path} este mai mare de ${LARGEST_PORTRAIT / 1000} kB.`);
  return picture;
}

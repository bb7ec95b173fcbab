import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** How every gzip file begins; its name may have been changed. */
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

/**
 * The lines of a text file, also of a compressed one. Only `\n` ends a line: node:readline also splits at
 * characters that JSON keeps inside a text.
 */
export async function* fileLines(path: string): AsyncGenerator<string> {
  const isGzip = await isCompressed(path);
  const file = createReadStream(path);
  // A failure of either reaches the loop below.
  const bytes = isGzip ? pipeline(file, createGunzip(), () => undefined) : file;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

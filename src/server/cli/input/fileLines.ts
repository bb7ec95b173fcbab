import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * The lines of a text file; of a compressed one when its name ends in `.gz`. Only `\n` ends a line: node:readline
 * also splits at characters that JSON keeps inside a text.
 */
export async function* fileLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  // A failure of either reaches the loop below.
  const bytes = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const COMPRESSIBLE = '**/*.{js,css,svg}';
/** Bytes below which the answer's head is larger than the savings. */
const WORTH_BYTES = 256;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  // Brotli's default is its best quality.
  const [br, gz] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `.br` and `.gz` copies of every compressible file that browsers fetch. */
export async function compressFolder(folder: string): Promise<void> {
  const names = globSync(COMPRESSIBLE, { cwd: folder });
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressed } from '../server/site/compressed';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ics)$/;
/** Below this many bytes the answer's head weighs more than what compression saves. */
const WORTH_BYTES = 256;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const { br, gzip } = await compressed(content);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
}

/** Lays `.br` and `.gz` siblings beside every compressible file, so that the server never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

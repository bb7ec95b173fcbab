import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { extensionOf, type SiteFile } from './siteFile';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files in which the build wrote the site's public address. */
const WITH_ADDRESS = new Set(['html', 'xml', 'txt', 'webmanifest']);

async function compressedLike({ bodies }: SiteFile, identity: Buffer): Promise<SiteFile['bodies']> {
  const [br, gz] = await Promise.all([
    // At the build's level, though a start takes half a second more: one level less costs each article a round
    // trip, because with its head it outgrows what a server may send before the first acknowledgement (14,600 bytes).
    bodies.br && toBrotli(identity),
    bodies.gzip && toGzip(identity, { level: 9 }),
  ]);
  return { identity, ...(br && { br }), ...(gz && { gzip: gz }) };
}

/** The same file for a site that moved from the address it was built for to another one. */
export async function moveToAddress(file: SiteFile, from: string, to: string): Promise<SiteFile> {
  if (from === to || !WITH_ADDRESS.has(extensionOf(file.name))) return file;
  const text = file.bodies.identity.toString('utf8');
  if (!text.includes(from)) return file;
  const bodies = await compressedLike(file, Buffer.from(text.replaceAll(from, () => to)));
  return { ...file, bodies };
}

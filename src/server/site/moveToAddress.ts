import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { extensionOf, type SiteFile } from './siteFile';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files in which the build wrote the site's public address. */
const WITH_ADDRESS = new Set(['html', 'xml', 'txt', 'webmanifest']);

/** A step below the build's level: a start must not take seconds. */
const BROTLI_QUALITY = 9;

async function compressedLike({ bodies }: SiteFile, identity: Buffer): Promise<SiteFile['bodies']> {
  const [br, gz] = await Promise.all([
    bodies.br && toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
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

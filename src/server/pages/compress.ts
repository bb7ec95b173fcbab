import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A twentieth of the time of the best quality, and a document is still below 16 kB. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/** A body in every encoding that the server answers with. */
export interface Encoded {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** The content's digest. */
  readonly tag: string;
}

export const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Compresses a text in threads of zlib's own. */
export async function encoded(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([toBrotli(identity, { params: QUALITY }), toGzip(identity)]);
  return { identity, br, gzip: gzipped, tag: digestOf(identity) };
}

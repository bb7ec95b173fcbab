import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * As small as it gets: one level less costs each article a round trip, because with its head it outgrows what a server
 * may send before the first acknowledgement (14,600 bytes).
 */
export async function compressed(content: Buffer): Promise<{ readonly br: Buffer; readonly gzip: Buffer }> {
  // Brotli's own default is its best.
  const [br, gz] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })]);
  return { br, gzip: gz };
}

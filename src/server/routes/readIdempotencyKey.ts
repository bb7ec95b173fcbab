import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_HEADER } from '../../domain/contract';
import { Problem } from '../problem';

/**
 * The visitor's own name for this attempt, if there is one.
 * @throws {Problem} 400 unless it is 1 to 100 visible ASCII characters
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[!-~]{1,100}$/.test(key)) {
    throw new Problem(400, `Antetul ${IDEMPOTENCY_HEADER} nu are forma așteptată.`);
  }
  return key;
}

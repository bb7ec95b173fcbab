import type { FastifyRequest } from 'fastify';
import { FORM_AGE_HEADER, FORM_TRAP_HEADER } from '../../domain/formSigns';
import { Problem } from '../errors/problem';
import { isLoopback } from './isLoopback';

/**
 * What the site's own form tells of itself. A client that speaks only the six calls sends none of it and is
 * not asked: the limit on posts is for everybody.
 * @param minimumSeconds that a person needs at least; 0 = nobody is asked
 * @throws {Problem} 429 for a form sent sooner than that, 422 for one whose hidden field was filled in
 */
export function refuseRobots({ headers, ip }: FastifyRequest, minimumSeconds: number): void {
  if (minimumSeconds === 0 || isLoopback(ip)) return;
  if (headers[FORM_TRAP_HEADER] !== undefined) {
    throw new Problem(422, 'A fost completat un câmp ascuns. Reîncărcați pagina sau sunați-ne.');
  }
  const age = Number(headers[FORM_AGE_HEADER] ?? Infinity);
  const missing = Math.ceil(minimumSeconds - age / 1000);
  if (missing > 0) {
    throw new Problem(429, 'Formularul a fost trimis prea repede. Încercați din nou peste câteva secunde.', {
      'retry-after': String(missing),
    });
  }
}

import { CALLS } from '../../domain/contract';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import { HEALTH } from '../operations/healthRoutes';
import { patientMethods } from '../patient/patientPath';
import { Problem } from '../errors/problem';
import type { Site } from '../site/site';

const READ = 'GET, HEAD';

/** What programs ask, not people: methods by path, as an Allow header writes them. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  [CALLS.services, READ],
  [CALLS.doctors, READ],
  [CALLS.vacations, READ],
  [CALLS.slots, READ],
  [CALLS.createAppointment, 'POST'],
  [CALLS.contactRequest, 'POST'],
  [SLOT_EVENTS, 'GET'],
  [HEALTH.live, READ],
  [HEALTH.ready, READ],
]);

const firstPart = (path: string): string => /^\/[^/?]*/.exec(path)?.[0] ?? '';
const PROGRAM_PARTS: ReadonlySet<string> = new Set([...ALLOWED.keys()].map(firstPart));

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** True for a call's path and everything below it: there a program reads the answer, not a person. */
export function isBelowCall(url: string): boolean {
  return PROGRAM_PARTS.has(firstPart(url));
}

/** 405 where another method would have an answer, 404 elsewhere. */
export function unknownRequest(url: string, site: Site): Problem {
  const path = pathOf(url);
  const allow = ALLOWED.get(path) ?? patientMethods(path) ?? (site.answers.has(path) ? READ : undefined);
  return allow === undefined ? new Problem(404) : new Problem(405, undefined, { allow });
}

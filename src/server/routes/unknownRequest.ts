import type { FastifyInstance } from 'fastify';
import { CALLS } from '../../domain/contract';
import { SLOT_EVENTS } from '../../domain/slotEvents';
import { HEALTH } from '../operations/healthRoutes';
import { patientMethods } from '../patient/patientPath';
import { Problem } from '../errors/problem';
import type { CallsOptions } from './callsOptions';
import { hasFormPage } from './formPages';

const METHODS = ['GET', 'HEAD', 'POST'] as const;

const firstPart = (path: string): string => /^\/[^/?]*/.exec(path)?.[0] ?? '';
/** What programs ask, not people. */
const PROGRAMS = [...Object.values(CALLS), SLOT_EVENTS, ...Object.values(HEALTH)];
const PROGRAM_PARTS: ReadonlySet<string> = new Set(PROGRAMS.map(firstPart));

/** True for a call's path and everything below it: there a program reads the answer, not a person. */
export function isBelowCall(url: string): boolean {
  return PROGRAM_PARTS.has(firstPart(url));
}

/** 405 where another method would have an answer, 404 elsewhere. */
export function unknownRequest(
  app: FastifyInstance,
  url: string,
  options: Pick<CallsOptions, 'site' | 'drawForm'>,
): Problem {
  const { site } = options;
  const path = url.split('?', 1)[0] ?? url;
  // Of nothing else, because the router would take what strangers write for a pattern.
  const program = PROGRAMS.find((known) => known === path);
  const methods = METHODS.filter((method) => program && app.hasRoute({ method, url: program }));
  const page = hasFormPage(options, path) ? 'GET, HEAD, POST' : site.answerAt(path) && 'GET, HEAD';
  const allow = methods.join(', ') || patientMethods(path) || page;
  return allow ? new Problem(405, undefined, { allow }) : new Problem(404);
}

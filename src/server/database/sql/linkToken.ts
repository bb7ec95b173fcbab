import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ClinicSchema } from './schema';

/** What makes patients' links unguessable; kept with the data, so that a link outlives every process and restore. */
export async function linkSecret(db: Kysely<ClinicSchema>): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'link')
    .executeTakeFirstOrThrow();
  return value;
}

/** The unguessable part of a patient's own link: the appointment's reference and 256 bits that vouch for it. */
export function linkToken(secret: string, reference: string): string {
  return `${reference}-${createHmac('sha256', secret).update(reference).digest('base64url')}`;
}

/** The reference that a token vouches for; undefined for one that was not made here. */
export function referenceIn(secret: string, token: string): string | undefined {
  const reference = token.slice(0, Math.max(0, token.indexOf('-')));
  const [given, made] = [Buffer.from(token), Buffer.from(linkToken(secret, reference))];
  return given.length === made.length && timingSafeEqual(given, made) ? reference : undefined;
}

import type { Insertable } from 'kysely';
import type { MailKind } from '../db/entities';
import { iso } from '../db/iso';
import type { ClinicSchema, Db } from '../db/schema';

export type NewMail = Insertable<ClinicSchema['outbox']>;

/** Returns a row that is due at once, unless `more` says otherwise. */
export function newMail(now: number, kind: MailKind, more: Partial<Omit<NewMail, 'kind'>>): NewMail {
  const createdAt = iso(now);
  return { status: 'waiting', attempts: 0, createdAt, dueAt: createdAt, settledAt: null, ...more, kind };
}

export async function insertMails(tx: Db, mails: readonly NewMail[]): Promise<void> {
  await tx.insertInto('outbox').values(mails).execute();
}

export async function removeMails(tx: Db, appointmentId: number, kinds: readonly MailKind[]): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('appointmentId', '=', appointmentId)
    .where('kind', 'in', kinds)
    .execute();
}

/** Queues mails of kinds that may be due more than once about one appointment: each again, from its beginning. */
export async function replaceMails(tx: Db, appointmentId: number, mails: readonly NewMail[]): Promise<void> {
  await removeMails(
    tx,
    appointmentId,
    mails.map(({ kind }) => kind),
  );
  await insertMails(
    tx,
    mails.map((mail) => ({ ...mail, appointmentId })),
  );
}

import { userInfo } from 'node:os';
import type { Kysely, Selectable } from 'kysely';
import type { AppointmentRequest } from '../ports/entities';
import type { JournalEvent, JournalStore } from '../ports/journalStore';
import { sha256 } from './hashing';
import { holdJournal } from './holdDoctors';
import { retryConflicts } from './retryConflicts';
import type { ClinicSchema } from './schema';

export interface JournalEntry {
  readonly event: JournalEvent;
  /** Of the row that it is about. */
  readonly subjectId: number | null;
  /** See {@link appointmentDigest}. */
  readonly digest?: string;
}

/**
 * What an appointment says, as a number that tells nothing once the salt is gone with the patient.
 * @param agreed left out in appointments older than these columns
 */
export function appointmentDigest(
  salt: string,
  { slotId, date, firstName, lastName, phone, email, message }: Omit<AppointmentRequest, 'doctorId'>,
  agreed?: Pick<Selectable<ClinicSchema['appointments']>, 'serviceId' | 'prices'>,
): string {
  const terms = agreed ? [agreed.serviceId, agreed.prices] : [];
  return sha256(salt, JSON.stringify([slotId, date, firstName, lastName, phone, email, message, ...terms]));
}

/** Whose account runs the staff's command; who became another user for it is named as before. */
function accountName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    // In containers a user may have a number only.
    return String(process.getuid?.());
  }
}

/** Says what was done, in the transaction that does it. */
export async function addToJournal(
  db: Kysely<ClinicSchema>,
  by: 'patient' | 'staff' | 'system',
  entries: readonly JournalEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const actor = by === 'staff' ? (`staff:${accountName()}` as const) : by;
  const at = new Date().toISOString();
  await db
    .insertInto('journal')
    .values(
      entries.map(({ event, subjectId, digest = null }) => ({
        at,
        actor,
        event,
        subjectId,
        digest,
        sealId: null,
      })),
    )
    .execute();
}

/** Rows in one seal. */
const SEALED_AT_ONCE = 1000;

type Row = Selectable<ClinicSchema['journal']>;

/**
 * The hash of a seal: of the one before it, and of its rows.
 * @param rows by id
 */
export function sealHash(before: string, rows: readonly Row[]): string {
  const texts = rows.map(({ id, at, actor, event, subjectId, digest }) =>
    JSON.stringify([id, at, actor, event, subjectId, digest]),
  );
  return sha256([before, ...texts].join('\n'));
}

const unsealed = (db: Kysely<ClinicSchema>) => db.selectFrom('journal').where('sealId', 'is', null);
const lastSeal = (db: Kysely<ClinicSchema>) =>
  db.selectFrom('seals').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** @returns how many rows were sealed */
function sealSome(db: Kysely<ClinicSchema>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await holdJournal(transaction);
    const rows = await unsealed(transaction).selectAll().orderBy('id').limit(SEALED_AT_ONCE).execute();
    if (rows.length === 0) return 0;
    const hash = sealHash((await lastSeal(transaction))?.hash ?? '', rows);
    const { id } = await transaction
      .insertInto('seals')
      .values({ at: new Date().toISOString(), rows: rows.length, hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('journal')
      .set({ sealId: id })
      .where(
        'id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    return rows.length;
  });
}

/** The journal as rows. */
export function sqlJournal(db: Kysely<ClinicSchema>): JournalStore {
  const sealAll = async (): Promise<void> => {
    // Looked at first, because to ask within a transaction is to write.
    if (!(await unsealed(db).select('id').limit(1).executeTakeFirst())) return;
    while ((await retryConflicts(() => sealSome(db))) === SEALED_AT_ONCE) continue;
  };
  return {
    seal: sealAll,
    async head() {
      // A mail bears witness of what it tells about, too.
      await sealAll();
      const seal = await lastSeal(db);
      return seal && `${seal.id}.${seal.hash}`;
    },
  };
}

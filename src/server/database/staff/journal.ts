import type { Kysely, Selectable } from 'kysely';
import type { JournalEvent } from '../ports/journalStore';
import { inSnapshot } from '../sql/inSnapshot';
import { appointmentDigest, sealHash } from '../sql/journal';
import type { ClinicSchema } from '../sql/schema';
import { PATIENT_COLUMNS } from '../sql/unconfirmed';

/** What does not agree with what was sealed. Times are ISO text in UTC. */
export type AuditFault =
  /** Rows of the journal, or the seal itself, were altered, added or removed. */
  | { readonly kind: 'seal'; readonly at: string; readonly sealed: number; readonly found: number }
  /** Rows say that a seal covers them which is not there. */
  | { readonly kind: 'noSeal'; readonly rows: number }
  /** The given seal was made, yet is not there: the end was cut off, or older data are in place. */
  | { readonly kind: 'cut' }
  /** An appointment is gone, says something else than when it was booked, or nobody booked or cancelled it. */
  | { readonly kind: 'appointment'; readonly id: number };

export interface Audit {
  readonly rows: number;
  readonly head: string | null;
  readonly faults: readonly AuditFault[];
}

type Db = Kysely<ClinicSchema>;

export type ListedEntry = Pick<
  Selectable<ClinicSchema['journal']>,
  'id' | 'at' | 'actor' | 'event' | 'subjectId'
>;

/**
 * The latest first.
 * @param reference of the only appointment that is asked for
 */
export function staffJournal(db: Db, limit: number, reference?: string): Promise<readonly ListedEntry[]> {
  let query = db
    .selectFrom('journal')
    .select(['journal.id', 'at', 'actor', 'event', 'subjectId'])
    .orderBy('journal.id', 'desc')
    .limit(limit);
  if (reference !== undefined)
    query = query
      .where('event', 'in', [
        'appointment.booked',
        'appointment.moved',
        'appointment.cancelled',
        'appointment.forgotten',
        'appointment.awaitsEarlier',
        'appointment.offeredEarlier',
        'appointment.waitsNoMore',
      ])
      .where(
        'subjectId',
        'in',
        db.selectFrom('appointments').select('id').where('reference', '=', reference),
      );
  return query.execute();
}

const BATCH = 500;

/** Of what either engine stores as an id; ours begin with 1. */
const LOWEST_ID = -(2 ** 31);

/** @yields the rows of a query in the order of their ids */
async function* byId<Row extends { readonly id: number }>(
  page: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = LOWEST_ID; ;) {
    const rows = await page(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => number | null): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? 0;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};

async function auditSeals(db: Db, witness: string | undefined): Promise<Audit> {
  const faults: AuditFault[] = [];
  let count = 0;
  let before = '';
  let head: string | null = null;
  let isWitnessed = witness === undefined;
  const page = (after: number) =>
    db.selectFrom('seals').selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute();
  for await (const seals of byId(page)) {
    const ids = seals.map(({ id }) => id);
    const rows = await db
      .selectFrom('journal')
      .selectAll()
      .where('sealId', 'in', ids)
      .orderBy('id')
      .execute();
    const rowsOf = grouped(rows, ({ sealId }) => sealId);
    for (const { id, at, rows: sealed, hash } of seals) {
      const own = rowsOf.get(id) ?? [];
      if (own.length !== sealed || sealHash(before, own) !== hash)
        faults.push({ kind: 'seal', at, sealed, found: own.length });
      count += own.length;
      before = hash;
      head = `${id}.${hash}`;
      isWitnessed ||= head === witness;
    }
  }
  const { stray } = await db
    .selectFrom('journal')
    .leftJoin('seals', 'seals.id', 'sealId')
    .select((row) => row.fn.countAll().as('stray'))
    .where('sealId', 'is not', null)
    .where('seals.id', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(stray) > 0) faults.push({ kind: 'noSeal', rows: Number(stray) });
  if (!isWitnessed) faults.push({ kind: 'cut' });
  return { rows: count, head, faults };
}

/** After which an appointment says what it does. */
const AGREED: readonly JournalEvent[] = ['appointment.booked', 'appointment.moved'];
const TOLD = [...AGREED, 'appointment.cancelled', 'appointment.forgotten'] as const;

type Entry = Pick<Selectable<ClinicSchema['journal']>, 'event' | 'subjectId' | 'digest'>;

/** Appointments that are not what the journal says of them. Older ones, and the times of forgotten ones, cannot be told. */
async function auditAppointments(db: Db): Promise<AuditFault[]> {
  const wrong: number[] = [];
  const page = (after: number) =>
    db
      .selectFrom('appointments')
      .select(['id', 'slotId', 'date', ...PATIENT_COLUMNS])
      .select(['serviceId', 'prices', 'cancelledAt', 'journalSalt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
  let isOlder = true;
  for await (const appointments of byId(page)) {
    const ids = appointments.map(({ id }) => id);
    const entries = await db
      .selectFrom('journal')
      .select(['event', 'subjectId', 'digest'])
      .where('subjectId', 'in', ids)
      .where('event', 'in', TOLD)
      .orderBy('id')
      .execute();
    const entriesOf = grouped<Entry>(entries, ({ subjectId }) => subjectId);
    for (const { id, cancelledAt, journalSalt: salt, ...says } of appointments) {
      const own = entriesOf.get(id) ?? [];
      const has = (wanted: Entry['event']) => own.some(({ event }) => event === wanted);
      isOlder &&= !has('appointment.booked');
      if (isOlder) continue;
      const agreed = own.findLast(({ event }) => AGREED.includes(event));
      // The salt goes with the patient.
      const isSame =
        salt === null
          ? has('appointment.forgotten') && PATIENT_COLUMNS.every((column) => says[column] === '')
          : agreed?.digest === appointmentDigest(salt, says, says) ||
            agreed?.digest === appointmentDigest(salt, says);
      if (!isSame || has('appointment.cancelled') !== (cancelledAt !== null)) wrong.push(id);
    }
  }
  const gone = await db
    .selectFrom('journal')
    .leftJoin('appointments', 'appointments.id', 'subjectId')
    .select('subjectId as id')
    .where('event', '=', 'appointment.booked')
    .where('appointments.id', 'is', null)
    .$narrowType<{ id: number }>()
    .execute();
  return [...wrong, ...gone.map(({ id }) => id)].map((id) => ({ kind: 'appointment', id }));
}

/**
 * Whether all that was ever sealed is still as it was.
 * @param witness a seal that was kept elsewhere, such as in a mail: it shows whether the newest ones are missing
 */
export function auditJournal(db: Db, witness?: string): Promise<Audit> {
  // What is cancelled meanwhile must not seem cancelled by nobody.
  return inSnapshot(db, async (snapshot) => {
    const audit = await auditSeals(snapshot, witness);
    return { ...audit, faults: [...audit.faults, ...(await auditAppointments(snapshot))] };
  });
}

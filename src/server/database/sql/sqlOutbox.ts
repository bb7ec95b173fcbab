import { sql, type ExpressionBuilder, type Kysely, type Selectable, type Updateable } from 'kysely';
import type {
  ClaimedMail,
  ListedMail,
  MailResult,
  MailStatus,
  OutboxState,
  OutboxStore,
} from '../ports/outboxStore';
import type { ClinicSchema } from './schema';
import { selectAppointments, toStored } from './storedAppointments';

type Row = Selectable<ClinicSchema['outbox']>;

const iso = (instant: number): string => new Date(instant).toISOString();
const present = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);

/** Written into the text, because SQLite uses an index of some rows only for a value that it can read there. */
const WAITING = sql.lit<MailStatus>('waiting');
const FAILED = sql.lit<MailStatus>('failed');

/** Due, and in nobody's hands. */
function claimableAt(now: number) {
  return (row: ExpressionBuilder<ClinicSchema, 'outbox'>) =>
    row.and([
      row('status', '=', WAITING),
      row('due_at', '<=', iso(now)),
      row.or([row('leased_until', 'is', null), row('leased_until', '<=', iso(now))]),
    ]);
}

/** The columns that a result changes; a failed mail keeps its link, because the staff may send it once more. */
function changesOf(result: MailResult): Updateable<ClinicSchema['outbox']> {
  switch (result.kind) {
    case 'sent':
    case 'dropped':
      return { status: result.kind, settled_at: iso(result.at), link_token: null };
    case 'failed':
      return { status: result.kind, settled_at: iso(result.at), last_error: result.error };
    case 'postponed':
      return { due_at: iso(result.dueAt), last_error: result.error };
    case 'released':
      return { last_error: result.error };
  }
}

/** The outbox as rows. A claim is a lease: a process that died keeps nobody from the mail when it has ended. */
export class SqlOutbox implements OutboxStore {
  readonly #db: Kysely<ClinicSchema>;

  constructor(db: Kysely<ClinicSchema>) {
    this.#db = db;
  }

  async claim(now: number, until: number, limit: number): Promise<readonly ClaimedMail[]> {
    const due = this.#db
      .selectFrom('outbox')
      .select('id')
      .where(claimableAt(now))
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit);
    // Asked twice, because on PostgreSQL another process may take a row while this one waits for it.
    const rows = await this.#db
      .updateTable('outbox')
      .where('id', 'in', due)
      .where(claimableAt(now))
      .set((column) => ({ leased_until: iso(until), attempts: column('attempts', '+', 1) }))
      .returningAll()
      .execute();
    return this.#withSubjects(rows.sort((a, b) => a.id - b.id));
  }

  async settle({ id, lease }: Pick<ClaimedMail, 'id' | 'lease'>, result: MailResult): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .where('id', '=', id)
      .where('leased_until', '=', lease)
      .where('status', '=', 'waiting')
      .set({ leased_until: null, ...changesOf(result) })
      .$if(result.kind === 'released', (update) =>
        update.set((column) => ({ attempts: column('attempts', '-', 1) })),
      )
      .execute();
  }

  list(limit: number, status?: MailStatus): Promise<readonly ListedMail[]> {
    return this.#db
      .selectFrom('outbox')
      .leftJoin('appointments', 'appointments.id', 'appointment_id')
      .leftJoin('contact_requests', 'contact_requests.id', 'contact_request_id')
      .select((column) => [
        'outbox.id',
        'kind',
        'status',
        column.fn.coalesce('appointments.reference', 'contact_requests.reference').as('reference'),
        'due_at as dueAt',
        'attempts',
        'last_error as lastError',
        'outbox.created_at as createdAt',
        'settled_at as settledAt',
      ])
      .where((row) => (status === undefined ? row.lit(true) : row('status', '=', status)))
      .orderBy('outbox.id', 'desc')
      .limit(limit)
      .$narrowType<{ reference: string }>()
      .execute();
  }

  async retry(now: number, ids?: readonly number[]): Promise<number> {
    if (ids?.length === 0) return 0;
    const { numUpdatedRows } = await this.#db
      .updateTable('outbox')
      .set({ status: 'waiting', due_at: iso(now), attempts: 0, settled_at: null })
      .where('status', '=', FAILED)
      .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async state(now: number): Promise<OutboxState> {
    const count = async (status: typeof WAITING): Promise<number> => {
      const { counted } = await this.#db
        .selectFrom('outbox')
        .select((column) => column.fn.countAll().as('counted'))
        .where('status', '=', status)
        .executeTakeFirstOrThrow();
      return Number(counted);
    };
    const oldest = await this.#db
      .selectFrom('outbox')
      .select('due_at')
      .where('status', '=', WAITING)
      .where('due_at', '<=', iso(now))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return {
      waiting: await count(WAITING),
      failed: await count(FAILED),
      oldestDueAt: oldest?.due_at ?? null,
    };
  }

  async #withSubjects(rows: readonly Row[]): Promise<ClaimedMail[]> {
    const appointmentIds = present(rows.map((row) => row.appointment_id));
    const appointments = appointmentIds.length
      ? await selectAppointments(this.#db).where('appointments.id', 'in', appointmentIds).execute()
      : [];
    const contactIds = present(rows.map((row) => row.contact_request_id));
    const contacts = contactIds.length
      ? await this.#db
          .selectFrom('contact_requests')
          .select(['id', 'reference', 'name', 'email', 'phone', 'subject', 'message'])
          .select('created_at as createdAt')
          .where('id', 'in', contactIds)
          .execute()
      : [];
    return rows.flatMap((row): ClaimedMail[] => {
      const claim = { id: row.id, attempts: row.attempts, lease: row.leased_until ?? '' };
      if (row.kind === 'contact.notice') {
        const contact = contacts.find(({ id }) => id === row.contact_request_id);
        if (contact === undefined) return [];
        return [{ ...claim, kind: row.kind, contactRequest: contact }];
      }
      const appointment = appointments.find(({ id }) => id === row.appointment_id);
      if (appointment === undefined) return [];
      const { kind, link_token: linkToken } = row;
      return [{ ...claim, kind, linkToken, appointment: toStored(appointment) }];
    });
  }
}

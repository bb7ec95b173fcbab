import type { Kysely, Selectable } from 'kysely';
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

/** The outbox as rows. A claim is a lease: `due_at` moves to its end, where a process that died leaves it. */
export class SqlOutbox implements OutboxStore {
  readonly #db: Kysely<ClinicSchema>;

  constructor(db: Kysely<ClinicSchema>) {
    this.#db = db;
  }

  async claim(now: number, until: number, limit: number): Promise<readonly ClaimedMail[]> {
    const due = this.#waiting()
      .where('due_at', '<=', iso(now))
      .select('id')
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit);
    const rows = await this.#db
      .updateTable('outbox')
      .set((column) => ({ due_at: iso(until), attempts: column('attempts', '+', 1) }))
      .where('id', 'in', due)
      // Asked again, because on PostgreSQL another process may have taken the row while this one waited for it.
      .where('status', '=', 'waiting')
      .where('due_at', '<=', iso(now))
      .returningAll()
      .execute();
    return this.#withSubjects(rows.sort((a, b) => a.id - b.id));
  }

  async settle({ id, lease }: Pick<ClaimedMail, 'id' | 'lease'>, result: MailResult): Promise<void> {
    const claimed = this.#db
      .updateTable('outbox')
      .where('id', '=', id)
      .where('due_at', '=', lease)
      .where('status', '=', 'waiting');
    if (result.kind === 'later') {
      const { counted, dueAt, error } = result;
      await claimed
        .set({ due_at: iso(dueAt), last_error: error })
        .$if(!counted, (update) => update.set((column) => ({ attempts: column('attempts', '-', 1) })))
        .execute();
      return;
    }
    await claimed
      .set({ status: result.kind, settled_at: iso(result.at) })
      .$if(result.kind === 'failed', (update) =>
        update.set({ last_error: result.kind === 'failed' ? result.error : null }),
      )
      // A failed mail keeps its link, because the staff may send it once more.
      .$if(result.kind !== 'failed', (update) => update.set({ link_token: null }))
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
      .$if(status !== undefined, (query) => query.where('status', '=', status as MailStatus))
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
      .where('status', '=', 'failed')
      .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async state(now: number): Promise<OutboxState> {
    const counts = await this.#db
      .selectFrom('outbox')
      .select((column) => ['status', column.fn.countAll().as('count')])
      .where('status', 'in', ['waiting', 'failed'])
      .groupBy('status')
      .execute();
    const count = (wanted: MailStatus): number =>
      Number(counts.find(({ status }) => status === wanted)?.count ?? 0);
    const oldest = await this.#waiting()
      .where('due_at', '<=', iso(now))
      .select('due_at')
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return { waiting: count('waiting'), failed: count('failed'), oldestDueAt: oldest?.due_at ?? null };
  }

  #waiting() {
    return this.#db.selectFrom('outbox').where('status', '=', 'waiting');
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
      const claim = { id: row.id, attempts: row.attempts, lease: row.due_at };
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

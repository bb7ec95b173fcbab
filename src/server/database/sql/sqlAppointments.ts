import type { Insertable, Kysely } from 'kysely';
import type { AppointmentRequest, SlotOnDate } from '../../../domain/entities';
import type { AppointmentStore } from '../ports/appointmentStore';
import type { Outcome, Receipt } from '../ports/outcome';
import { groupCommit } from './groupCommit';
import { newReference } from './reference';
import type { ClinicSchema } from './schema';

type NewAppointment = Insertable<ClinicSchema['appointments']>;

function toRow(request: AppointmentRequest, { idempotencyKey, createdAt }: Receipt): NewAppointment {
  return {
    reference: newReference(),
    slot_id: request.slotId,
    date: request.date,
    first_name: request.firstName,
    last_name: request.lastName,
    phone: request.phone,
    email: request.email,
    message: request.message,
    idempotency_key: idempotencyKey ?? null,
    created_at: new Date(createdAt).toISOString(),
  };
}

/** Appointments as rows. The insert itself is the check: the unique index decides between two patients. */
export class SqlAppointments implements AppointmentStore {
  readonly #db: Kysely<ClinicSchema>;
  /** True when the row was stored, false when an index refused it. */
  readonly #insert: (row: NewAppointment) => Promise<boolean>;

  constructor(db: Kysely<ClinicSchema>) {
    this.#db = db;
    this.#insert = groupCommit((rows) => this.#insertGroup(rows));
  }

  async book(request: AppointmentRequest, receipt: Receipt): Promise<Outcome> {
    const row = toRow(request, receipt);
    if (await this.#insert(row)) return { kind: 'accepted', reference: row.reference };
    const earlier =
      receipt.idempotencyKey !== undefined && (await this.earlier(receipt.idempotencyKey, request));
    if (earlier) return earlier;
    if (await this.#isTaken(request)) return { kind: 'taken' };
    // The reference was not new, or the appointment in the way has just been cancelled.
    return this.book(request, receipt);
  }

  async earlier(key: string, { slotId, date }: SlotOnDate): Promise<Outcome | undefined> {
    const row = await this.#db
      .selectFrom('appointments')
      .select(['reference', 'slot_id', 'date'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const isSame = row.slot_id === slotId && row.date === date;
    return isSame ? { kind: 'accepted', reference: row.reference } : { kind: 'keyReused' };
  }

  /** One statement is one transaction, also when it inserts many rows: all its winners are synced together. */
  async #insertGroup(rows: readonly NewAppointment[]): Promise<boolean[]> {
    const stored = await this.#db
      .insertInto('appointments')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .execute();
    const references = new Set(stored.map(({ reference }) => reference));
    return rows.map(({ reference }) => references.has(reference));
  }

  async #isTaken({ slotId, date }: SlotOnDate): Promise<boolean> {
    const row = await this.#db
      .selectFrom('appointments')
      .select('id')
      .where('slot_id', '=', slotId)
      .where('date', '=', date)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }
}

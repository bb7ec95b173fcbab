import { sql, type ExpressionBuilder, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { ClaimedMail, MailResult, MailStatus, OutboxStore } from '../ports/outboxStore';
import { iso } from './iso';
import type { ClinicSchema } from './schema';
import { offersOf, toOffered } from './offeredTimes';
import { linkSecret, linkToken } from './linkToken';
import { addDueReminders } from './outboxRows';
import { selectAppointments, toStored } from './storedAppointments';

type Row = Selectable<ClinicSchema['outbox']>;

const present = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);

/** Written into the text, because SQLite uses an index of some rows only for a value that it can read there. */
const WAITING = sql.lit<MailStatus>('waiting');
const FAILED = sql.lit<MailStatus>('failed');

/** Due, and in nobody's hands. */
function claimableAt(now: number) {
  return (row: ExpressionBuilder<ClinicSchema, 'outbox'>) =>
    row.and([
      row('status', '=', WAITING),
      row('dueAt', '<=', iso(now)),
      row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', iso(now))]),
    ]);
}

/** The columns that a result changes. */
function changesOf(result: MailResult): Updateable<ClinicSchema['outbox']> {
  switch (result.kind) {
    case 'sent':
    case 'dropped':
      return { status: result.kind, settledAt: iso(result.at), linkToken: null };
    case 'failed':
      return { status: result.kind, settledAt: iso(result.at), lastError: result.error };
    case 'postponed':
      return { dueAt: iso(result.dueAt), lastError: result.error };
    case 'released':
      return { lastError: result.error };
    case 'held':
      return { dueAt: iso(result.dueAt) };
  }
}

/** The mails with what they are about. */
async function withSubjects(db: Kysely<ClinicSchema>, rows: readonly Row[]): Promise<ClaimedMail[]> {
  if (rows.length === 0) return [];
  const offers = await offersOf(db, present(rows.map((row) => row.offerId)));
  const appointmentIds = present([...rows, ...offers].map((row) => row.appointmentId));
  const appointments = appointmentIds.length
    ? await selectAppointments(db).where('appointments.id', 'in', appointmentIds).execute()
    : [];
  const unconfirmedIds = present(rows.map((row) => row.unconfirmedId));
  const unconfirmed = unconfirmedIds.length
    ? await selectAppointments(db, 'unconfirmed').where('appointments.id', 'in', unconfirmedIds).execute()
    : [];
  const contactIds = present(rows.map((row) => row.contactRequestId));
  const contacts = contactIds.length
    ? await db
        .selectFrom('contact_requests')
        .select(['id', 'reference', 'name', 'email', 'phone', 'subject', 'message'])
        .select('createdAt')
        .where('id', 'in', contactIds)
        .execute()
    : [];
  const secret = await linkSecret(db);
  return rows.flatMap((row): ClaimedMail[] => {
    const claim = {
      id: row.id,
      attempts: row.attempts,
      createdAt: row.createdAt,
      lease: row.leasedUntil ?? '',
    };
    if (row.kind === 'contact.notice') {
      const contact = contacts.find(({ id }) => id === row.contactRequestId);
      if (contact === undefined) return [];
      return [{ ...claim, kind: row.kind, contactRequest: contact }];
    }
    if (row.kind === 'brake.notice') return [{ ...claim, kind: row.kind }];
    const offer = offers.find(({ id }) => id === row.offerId);
    if (row.kind === 'place.offer') {
      if (!offer?.reference) return [];
      const { email, reference } = offer;
      return [
        {
          ...claim,
          kind: row.kind,
          email: email ?? '',
          linkToken: linkToken(secret, reference),
          offered: toOffered(offer),
        },
      ];
    }
    const appointmentId = offer?.appointmentId ?? row.appointmentId;
    const appointment =
      row.kind === 'booking.request'
        ? unconfirmed.find(({ id }) => id === row.unconfirmedId)
        : appointments.find(({ id }) => id === appointmentId);
    if (appointment === undefined) return [];
    const token = linkToken(secret, appointment.reference);
    const about = { ...claim, linkToken: token, appointment: toStored(appointment) };
    if (row.kind !== 'earlier.offer') return [{ ...about, kind: row.kind }];
    return offer === undefined ? [] : [{ ...about, kind: row.kind, offered: toOffered(offer) }];
  });
}

/** Mails with the reference of what they are about. */
export const selectMails = (db: Kysely<ClinicSchema>) =>
  db
    .selectFrom('outbox')
    .leftJoin('earlier_offers', 'earlier_offers.id', 'offerId')
    .leftJoin('waiting', 'waiting.id', 'waitingId')
    .leftJoin('appointments', (join) =>
      join.on('appointments.id', '=', (row) =>
        row.fn.coalesce('outbox.appointmentId', 'waiting.appointmentId'),
      ),
    )
    .leftJoin('contact_requests', 'contact_requests.id', 'contactRequestId')
    .leftJoin('unconfirmed', 'unconfirmed.id', 'unconfirmedId')
    .select((column) => [
      ...(['kind', 'status', 'outbox.createdAt', 'settledAt'] as const),
      column.fn
        .coalesce(
          'appointments.reference',
          'contact_requests.reference',
          'waiting.reference',
          'unconfirmed.reference',
        )
        .as('reference'),
    ]);

/** The outbox as rows. A claim is a lease: a process that died keeps nobody from the mail when it has ended. */
export function sqlOutbox(db: Kysely<ClinicSchema>): OutboxStore {
  return {
    remind: (now) => addDueReminders(db, now),

    async claim(now, until, limit) {
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where(claimableAt(now))
        .orderBy('dueAt')
        .orderBy('id')
        .limit(limit);
      // Asked twice, because on PostgreSQL another process may take a row while this one waits for it.
      const rows = await db
        .updateTable('outbox')
        .where('id', 'in', due)
        .where(claimableAt(now))
        .set((column) => ({ leasedUntil: iso(until), attempts: column('attempts', '+', 1) }))
        .returningAll()
        .execute();
      return withSubjects(
        db,
        rows.sort((a, b) => a.id - b.id),
      );
    },

    async settle({ id, lease }, result) {
      await db
        .updateTable('outbox')
        .where('id', '=', id)
        .where('leasedUntil', '=', lease)
        .where('status', '=', 'waiting')
        .set({ leasedUntil: null, ...changesOf(result) })
        .$if(result.kind === 'released' || result.kind === 'held', (update) =>
          update.set((column) => ({ attempts: column('attempts', '-', 1) })),
        )
        .execute();
    },

    async countBefore({ id }, kinds, since) {
      const mailbox = db.selectFrom('outbox').select('mailbox').where('id', '=', id);
      const { counted } = await db
        .selectFrom('outbox')
        .select((column) => column.fn.countAll().as('counted'))
        .where('mailbox', '=', mailbox)
        .where('kind', 'in', kinds)
        .where((row) =>
          row.or([
            row('settledAt', '>', iso(since)).and('status', '=', 'sent'),
            row('id', '<', id).and('status', '=', WAITING).and('leasedUntil', 'is not', null),
          ]),
        )
        .executeTakeFirstOrThrow();
      return Number(counted);
    },

    list(limit, status) {
      return selectMails(db)
        .select(['outbox.id', 'dueAt', 'attempts', 'lastError'])
        .where((row) => (status === undefined ? row.lit(true) : row('status', '=', status)))
        .orderBy('outbox.id', 'desc')
        .limit(limit)
        .execute();
    },

    async retry(now, ids) {
      if (ids?.length === 0) return 0;
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ status: 'waiting', dueAt: iso(now), attempts: 0, settledAt: null })
        .where('status', '=', FAILED)
        .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async state(now) {
      const count = async (status: typeof WAITING): Promise<number> => {
        const { counted } = await db
          .selectFrom('outbox')
          .select((column) => column.fn.countAll().as('counted'))
          .where('status', '=', status)
          .executeTakeFirstOrThrow();
        return Number(counted);
      };
      const oldest = await db
        .selectFrom('outbox')
        .select('dueAt')
        .where('status', '=', WAITING)
        .where('dueAt', '<=', iso(now))
        .orderBy('dueAt')
        .limit(1)
        .executeTakeFirst();
      return {
        waiting: await count(WAITING),
        failed: await count(FAILED),
        oldestDueAt: oldest?.dueAt ?? null,
      };
    },
  };
}

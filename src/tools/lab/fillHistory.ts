import { sql } from 'kysely';
import { addDays, mondayOf, WORKDAYS } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { iso, type Db } from '../../server/db/schema';
import { inTransaction } from '../../server/db/transaction';

/** SQL of the columns in which old appointments differ from their model. */
const VALUES: Readonly<Record<string, string>> = {
  reference: "'H' || slots.id || '-' || day.date",
  idempotency_key: 'null',
  slot_id: 'slots.id',
  date: 'day.date',
  email: "'h' || slots.id || '-' || day.date || '@pacient.example'",
  normalized_email: "'h' || slots.id || '-' || day.date || '@pacient.example'",
  created_at: "day.date || 'T06:00:00.000Z'",
};

/** Inserts old appointments' mails, journal entries, messages, waiting-list entries and uses of limits. */
const FOLLOWING = [
  `with mail (kind) as (values ('booking.notice'), ('booking.confirmation'), ('reminder.day'))
    insert into outbox (kind, appointment_id, status, due_at, attempts, created_at, settled_at)
    select kind, old.id, 'sent', created_at, 1, created_at, created_at from old cross join mail`,
  `insert into journal (at, actor, event, subject_id)
    select created_at, 'patient', 'appointment.booked', id from old`,
  `insert into contact_requests
      (reference, name, email, normalized_email, phone, subject, message, created_at, answered_at)
    select reference, first_name, email, normalized_email, phone, '', '', created_at, created_at from old`,
  `insert into waiting (appointment_id, reference, mailbox, service_id, days, parts, asked_at, ranked_at)
    select id, reference, reference, service_id, 31, 3, created_at, created_at from old where id % 10 = 0`,
  `insert into limit_uses (counted, kind, at) select reference, 'mail', NOW from old`,
];

/**
 * Inserts appointments of past weeks, each with three mails, a journal entry, a message, and a use of a limit within the
 * day; every tenth with a waiting-list entry.
 * @param model reference of the appointment that they copy
 * @param count number of appointments
 */
export async function fillHistory(db: Db, model: string, count: number): Promise<void> {
  const now = Date.now();
  const slots = await db.selectFrom('slots').select('id').execute();
  const monday = mondayOf(clinicTimeAt(now).date);
  const days = Array.from({ length: Math.ceil(count / slots.length) }, (_, week) =>
    WORKDAYS.map((weekday) => `(${weekday}, '${addDays(monday, weekday - (week + 1) * 7)}')`),
  );
  const tables = await db.introspection.getTables();
  const columns = tables
    .find(({ name }) => name === 'appointments')
    ?.columns.map(({ name }) => name)
    .filter((name) => name !== 'id');
  const values = columns?.map((name) => VALUES[name] ?? `model.${name}`);
  await inTransaction(db, async (tx) => {
    await sql`with day (weekday, date) as (values ${sql.raw(days.flat().join())})
      insert into appointments (${sql.raw(String(columns))}) select ${sql.raw(String(values))}
      from day inner join slots on slots.weekday = day.weekday
        cross join appointments as model where model.reference = ${model}
      order by day.date desc limit ${count}`.execute(tx);
    for (const statement of FOLLOWING) {
      const old = `(select * from appointments where reference like 'H%-%') as old`;
      await sql.raw(statement.replace('from old', `from ${old}`).replace('NOW', `'${iso(now)}'`)).execute(tx);
    }
  });
}

import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { generatedId } from '../dialect';

/** Returns the SQL of the tables, which SQLite and PostgreSQL both accept. See ClinicSchema for the columns. */
const tables = (id: string): string => `
  create table services (id integer primary key, key text not null unique, name text not null,
    specialty text, preparation text not null, position integer not null default 0, removed_at text);
  create table doctors (id integer primary key, service_id integer not null references services,
    first_name text not null, last_name text not null, title text not null, focus text not null,
    portrait text, position integer not null default 0, removed_at text);
  create table slots (${id}, doctor_id integer not null references doctors, weekday integer not null,
    start_time text not null, end_time text not null, removed_at text);
  -- A removed time that comes back is a new row: what was booked then stays as it was.
  create unique index slots_of_doctor on slots (doctor_id, weekday, start_time) where removed_at is null;
  create table vacations (${id}, doctor_id integer not null references doctors,
    start_date text not null, end_date text not null, unique (doctor_id, start_date));
  create table closures (${id}, start_date text not null, end_date text not null, name text not null);
  create table blocked_times (${id}, slot_id integer not null references slots, date text not null,
    reason text not null, created_at text not null, unique (slot_id, date));
  create table prices (${id}, key text not null unique, service_id integer not null references services,
    name text not null, cost text not null, note text, is_consultation integer not null,
    position integer not null default 0);
  create table profile (${id}, name text not null unique, value text not null);
  create table portraits (${id}, name text not null unique, type text not null, content text not null);

  -- Refers to no service: a booking would have to lock its row, and services are never deleted.
  create table appointments (${id}, reference text not null unique, state text not null,
    slot_id integer not null references slots, date text not null, service_id integer not null,
    prices text not null, first_name text not null, last_name text not null, phone text not null,
    email text not null, normalized_email text not null, message text not null, created_at text not null,
    idempotency_key text unique, request_hash text, confirm_until text, cancelled_at text, cancelled_by text, cancel_reason text,
    moves integer not null default 0, moved_from text);
  -- The promise that a slot is never booked twice; it also finds upcoming dates without reading the past.
  create unique index one_booked_appointment on appointments (slot_id, date) where state = 'booked';
  create index appointments_by_date on appointments (date);
  create index appointments_with_patient on appointments (date) where last_name <> '';
  create index appointments_of_email on appointments (normalized_email);
  create index pending_appointments on appointments (confirm_until) where state = 'pending';
  create table contact_requests (${id}, reference text not null unique, name text not null,
    email text not null, normalized_email text not null, phone text not null, subject text not null,
    message text not null, created_at text not null, idempotency_key text unique, request_hash text,
    answered_at text);
  create index contact_requests_by_time on contact_requests (created_at);
  create index unanswered_requests on contact_requests (id) where answered_at is null;
  create index contact_requests_of_email on contact_requests (normalized_email);

  create table waiting (${id}, appointment_id integer unique references appointments, reference text not null unique,
    mailbox text not null, email text, normalized_email text, service_id integer not null, doctor_id integer,
    days integer not null, parts integer not null, asked_at text not null, ranked_at text);
  create table freed_times (${id}, slot_id integer not null references slots, date text not null,
    freed_at text not null, unique (slot_id, date));

  -- A row for each kind of mail about an appointment: one that is due again starts over.
  create table outbox (${id}, kind text not null, appointment_id integer references appointments on delete cascade,
    contact_request_id integer references contact_requests on delete cascade,
    waiting_id integer references waiting on delete cascade, slot_id integer references slots, date text,
    status text not null, due_at text not null, leased_until text,
    attempts integer not null, last_error text, created_at text not null, settled_at text,
    unique (appointment_id, kind));
  create index outbox_due on outbox (status, due_at);
  create index outbox_by_contact_request on outbox (contact_request_id) where contact_request_id is not null;
  create index outbox_by_waiting on outbox (waiting_id) where waiting_id is not null;
  create index outbox_of_coming_times on outbox (date) where date is not null;
  -- A mail of a day to the clinic is queued once.
  create unique index one_notice_of_day on outbox (date, kind) where waiting_id is null and date is not null;

  create table journal (${id}, at text not null, actor text not null, event text not null, subject_id integer);
  create index journal_of_subject on journal (subject_id);
  create table forgotten (${id}, at text not null, salt text not null, hash text not null unique);
  create table job_runs (${id}, name text not null unique, succeeded_at text not null);
  create table limit_uses (${id}, counted text not null, kind text not null, at text not null);
  create index uses_by_time on limit_uses (at);
  create index uses_of_limit on limit_uses (counted, kind, at);
  create table calendars (${id}, reference text not null unique, doctor_id integer references doctors,
    label text not null, has_names integer not null, created_at text not null);
  create table secrets (${id}, name text not null unique, value text not null)`;

export const clinic: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of tables(generatedId(db)).split(';\n')) await sql.raw(statement).execute(db);
    const secret = randomBytes(32).toString('base64url');
    await sql`insert into secrets (name, value) values ('link', ${secret})`.execute(db);
  },
};

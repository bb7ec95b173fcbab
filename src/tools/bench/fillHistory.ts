import Database from 'libsql';
import { Client } from 'pg';

/** Appointments of past weeks, spread over all slots; `weeks` names weeks back, `day` the date of one. */
const history = (weeks: string, day: string, count: number): string =>
  `insert into appointments (reference, slot_id, date, first_name, last_name, phone, email, message, created_at)
   select 'H' || slots.id || '-' || n, slots.id, ${day},
     'Ana', 'Popescu', '0700 000 000', 'ana@pacient.example', '', '2020-01-01T00:00:00.000Z'
   from ${weeks} cross join slots limit ${count}`;

function fillSqlite(path: string, count: number): void {
  const file = new Database(path);
  file.pragma('busy_timeout = 5000');
  const weeks = `(with recursive week (n) as (select 1 union all select n + 1 from week
    where n <= ${count} / (select count(*) from slots)) select n from week)`;
  const day = `date('now', 'weekday 1', '-' || (n * 7 + 7) || ' days', '+' || weekday || ' days')`;
  file.exec(history(weeks, day, count));
  file.close();
}

async function fillPostgres(url: string, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const weeks = `generate_series(1, 1 + ${count} / (select count(*) from slots)) as week (n)`;
  const day = `to_char(date_trunc('week', now())::date - n::int * 7 + weekday, 'YYYY-MM-DD')`;
  await client.query(history(weeks, day, count));
  await client.query('vacuum analyze appointments');
  await client.end();
}

/**
 * Stores `count` appointments of past weeks in a server's data, past the server.
 * @param databaseUrl as for `DATABASE_URL`
 */
export async function fillHistory(databaseUrl: string, count: number): Promise<void> {
  if (databaseUrl.startsWith('file:')) fillSqlite(databaseUrl.slice('file:'.length), count);
  else await fillPostgres(databaseUrl, count);
}

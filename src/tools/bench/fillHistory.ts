import Database from 'libsql';

/** Stores `count` appointments of past weeks, spread over all slots, in a server's data file. */
export function fillHistory(databaseFile: string, count: number): void {
  const file = new Database(databaseFile);
  file.pragma('busy_timeout = 5000');
  const slots = file.prepare('select id, weekday from slots').all() as { id: number; weekday: number }[];
  file.exec(
    `with recursive week (n) as (select 1 union all select n + 1 from week where n <= ${count / slots.length})
     insert into appointments (reference, slot_id, date, first_name, last_name, phone, email, message, created_at)
     select 'H' || slots.id || '-' || n, slots.id,
       date('now', 'weekday 1', '-' || (n * 7 + 7) || ' days', '+' || weekday || ' days'),
       'Ana', 'Popescu', '0700 000 000', 'ana@pacient.example', '', '2020-01-01T00:00:00.000Z'
     from week cross join slots limit ${count}`,
  );
  file.close();
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

export interface BareInserts {
  /** Inserts row after row, each synced to the disk by itself, and tells how many a second. */
  readonly run: (seconds: number) => number;
  readonly close: () => Promise<void>;
}

/** The measure of a booking: the same row and the same unique index without any server around them. */
export async function openBareInserts(): Promise<BareInserts> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-bare-'));
  const file = new Database(join(folder, 'bare.sqlite'));
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) file.pragma(pragma);
  file.exec(
    `create table appointments (id integer primary key autoincrement, reference text unique, slot_id integer,
       date text, first_name text, last_name text, phone text, email text, message text,
       idempotency_key text unique, created_at text, cancelled_at text);
     create unique index one_live_appointment on appointments (slot_id, date) where cancelled_at is null`,
  );
  const insert = file.prepare(
    `insert into appointments (reference, slot_id, date, first_name, last_name, phone, email, message, created_at)
     values (?, ?, ?, 'Ana', 'Popescu', '0700 000 000', 'ana@pacient.example', 'Aș dori o consultație.',
       '2026-03-02T08:00:00.000Z')`,
  );
  let count = 0;
  return {
    run: (seconds) => {
      const [started, before] = [performance.now(), count];
      while (performance.now() - started < seconds * 1000) {
        count += 1;
        insert.run([`R${count}`, count % 40, `D${count}`]);
      }
      return ((count - before) / (performance.now() - started)) * 1000;
    },
    close: () => {
      file.close();
      return rm(folder, { recursive: true });
    },
  };
}

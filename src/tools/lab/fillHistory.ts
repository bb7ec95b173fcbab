import { DatabaseSync } from 'node:sqlite';

export const OLD_APPOINTMENTS = 1_000_000;

/** SQL of the columns in which old appointments differ from their model. */
const VALUES: Readonly<Record<string, string>> = {
  reference: "'H' || slots.id || '-' || week",
  idempotency_key: 'null',
  slot_id: 'slots.id',
  date: "date('now', 'weekday 1', '-' || (week * 7 + 7) || ' days', '+' || weekday || ' days')",
};

/**
 * Inserts appointments of past weeks directly into a server's file.
 * @param model reference of the appointment that they copy
 */
export function fillHistory(databaseFile: string, model: string): void {
  const file = new DatabaseSync(databaseFile, { timeout: 5000 });
  const columns = file
    .prepare("select name from pragma_table_info('appointments') where name <> 'id'")
    .all()
    .map(({ name }) => String(name));
  const values = columns.map((name) => VALUES[name] ?? `model.${name}`);
  file
    .prepare(
      `with recursive weeks (week) as (
         select 1 union all select week + 1 from weeks where week <= ${OLD_APPOINTMENTS} / (select count(*) from slots))
       insert into appointments (${columns.join()})
       select ${values.join()} from weeks cross join slots
         cross join (select * from appointments where reference = ?) model limit ${OLD_APPOINTMENTS}`,
    )
    .run(model);
  file.close();
}

import { sql, type QueryExecutorProvider } from 'kysely';
import { Client } from 'pg';
import { newsListeners, type EngineNews } from './newsListeners';

/** Where PostgreSQL tells whose appointments changed; the payload is the doctor's id, or `unknown`. */
const APPOINTMENT_CHANNEL = 'clinic_appointments';

/**
 * Once for each statement and doctor, and only after the commit. A migration that has shipped runs this: what is
 * to be different is a migration of its own.
 */
export async function announceAppointments(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function announce_appointments() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(APPOINTMENT_CHANNEL)}, doctor_id::text)
        from (select distinct doctor_id from slots join changed on slots.id = changed.slot_id) as doctors;
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(`announce_${event}`)} after ${sql.raw(event)} on appointments
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function announce_appointments()`.execute(db);
  }
}

/** The tables, besides appointments, whose change a visitor can see. */
const FACT_TABLES = [
  ...['services', 'doctors', 'slots', 'vacations', 'closures'],
  ...['prices', 'profile', 'portraits'],
] as const;

/** As {@link announceAppointments}, of which it holds the same; on the same channel, because its order counts. */
export async function announceFacts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function announce_facts() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(APPOINTMENT_CHANNEL)}, 'unknown');
      return null;
    end $$`.execute(db);
  for (const table of FACT_TABLES) {
    await sql`
      create trigger announce_facts after insert or update or delete on ${sql.table(table)}
      for each statement execute function announce_facts()`.execute(db);
  }
}

/** Milliseconds before a lost connection is opened again; doubled up to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [100, 5_000];
/** Milliseconds between two questions whether the connection still works: a silent network tells nothing. */
const PULSE = 10_000;

const TIMES = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true } as const;

/** A connection that listens, and an endless one: when it is lost another takes its place, and what was missed is unknown. */
export function postgresNews(connectionString: string): EngineNews {
  return newsListeners((tell) => {
    let current: Client | undefined;
    let pause = FIRST_PAUSE;
    let timer: NodeJS.Timeout | undefined;

    const lose = (client: Client): void => {
      if (client !== current) return;
      current = undefined;
      clearTimeout(timer);
      client.end().catch(() => undefined);
      timer = setTimeout(() => void listen(), pause).unref();
      pause = Math.min(pause * 2, LAST_PAUSE);
    };
    const beat = (client: Client): void => {
      timer = setTimeout(() => {
        client.query('select 1').then(
          () => {
            if (client === current) beat(client);
          },
          () => {
            lose(client);
          },
        );
      }, PULSE).unref();
    };
    const listen = async (): Promise<void> => {
      const client = new Client({ connectionString, ...TIMES });
      current = client;
      client.on('error', () => {
        lose(client);
      });
      client.on('end', () => {
        lose(client);
      });
      client.on('notification', ({ payload }) => {
        tell(Number(payload) || 'unknown');
      });
      try {
        await client.connect();
        await client.query(`listen ${APPOINTMENT_CHANNEL}`);
        pause = FIRST_PAUSE;
        beat(client);
        tell('unknown');
      } catch {
        lose(client);
      }
    };

    void listen();
    return async () => {
      const last = current;
      current = undefined;
      clearTimeout(timer);
      await last?.end().catch(() => undefined);
    };
  });
}

import { Client } from 'pg';
import { giveTo, postgresOwner } from '../postgres/postgresPrograms';
import { startPostgres } from '../postgres/startPostgres';
import type { ClinicData, EngineUnderTest, StoredAppointment } from './engineUnderTest';

async function ask<Row>(url: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** A PostgreSQL that keeps its promises about the disk, for as long as the faults are tried. */
export async function postgresUnderTest(): Promise<EngineUnderTest> {
  const server = await startPostgres('durable');
  let count = 0;

  const createData = async (folder?: string): Promise<ClinicData> => {
    count += 1;
    const name = `clinic_${count}`;
    if (folder !== undefined) {
      await giveTo(await postgresOwner(), folder);
      await ask(server.url, `create tablespace ${name} location '${folder}'`);
    }
    await ask(server.url, `create database ${name}${folder === undefined ? '' : ` tablespace ${name}`}`);
    const url = server.url.replace(/\/postgres$/, `/${name}`);
    return {
      url,
      appointments: () =>
        ask<StoredAppointment>(
          url,
          'select reference, slot_id as "slotId", date, idempotency_key as key from appointments',
        ),
      // Reads every row of the tables that were written, and the index that keeps the promise.
      integrity: async () => {
        const [row] = await ask<{ readonly same: boolean }>(
          url,
          `select (select count(*) from appointments) = (select count(distinct (slot_id, date)) from appointments
             where length(message) >= 0) as same`,
        );
        return row?.same === true ? 'ok' : 'damaged';
      },
      remove: async () => {
        await ask(server.url, `drop database ${name} with (force)`);
        if (folder !== undefined) await ask(server.url, `drop tablespace ${name}`);
      },
    };
  };
  return { name: 'PostgreSQL', createData, server, end: server.end };
}

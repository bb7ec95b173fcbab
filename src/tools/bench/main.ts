import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { readBuildSettings } from '../buildSettings';
import { buildSite } from '../buildSite';
import { fail } from '../fail';
import { launchServer } from '../launchServer';
import { startPostgres } from '../postgres/startPostgres';
import { benchBookings } from './benchBookings';
import { benchPages } from './benchPages';
import { benchSlotLists } from './benchSlotLists';
import { benchStreams } from './benchStreams';

async function benchSlotListsOnSqlite(distFolder: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-bench-'));
  let count = 0;
  try {
    await benchSlotLists('SQLite', distFolder, () => {
      count += 1;
      return Promise.resolve(`file:${path.join(folder, `${count}.sqlite`)}`);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchSlotListsOnPostgres(distFolder: string): Promise<void> {
  const postgres = await startPostgres('durable');
  let count = 0;
  try {
    await benchSlotLists('PostgreSQL', distFolder, async () => {
      count += 1;
      const client = new Client(postgres.url);
      await client.connect();
      await client.query(`create database clinic_${count}`);
      await client.end();
      return postgres.url.replace(/\/postgres$/, `/clinic_${count}`);
    });
  } finally {
    await postgres.end();
  }
}

/** `npm run bench`: this server beside the least that could do the same, on this machine, in a few minutes. */
async function bench(): Promise<void> {
  const settings = readBuildSettings(process.env);
  await buildSite(settings);
  const server = await launchServer(settings.outputFolder);
  try {
    await benchPages(server);
    await benchBookings(server);
    await benchStreams(server);
  } finally {
    await server.stop();
  }
  await benchSlotListsOnSqlite(settings.outputFolder);
  await benchSlotListsOnPostgres(settings.outputFolder);
  console.log('\nFor scale: other booking systems measured on such a machine reach about');
  console.log(
    '79 bookings and 192 availability answers a second. Trust ratios: both sides of one ran in turn.',
  );
}

bench().catch(fail);

import type { Kysely, Migration } from 'kysely';
import { engineAdapter } from '../engines/engine';
import { newKey } from '../../../domain/newKey';
/** What was compiled into the site before; the sample clinic may change, this may not. */
import was from './clinicOf20261121.json';

async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of ['key', 'preparation']) {
    await db.schema
      .alterTable('services')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('services').addColumn('specialty', 'text').execute();
  await db.schema
    .alterTable('doctors')
    .addColumn('title', 'text', (text) => text.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('doctors').addColumn('portrait', 'text').execute();
  for (const table of ['services', 'doctors']) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'integer', (number) => number.notNull().defaultTo(0))
      .execute();
  }
  // Refers to no row: a booking would have to lock it, and services are never deleted.
  await db.schema.alterTable('appointments').addColumn('service_id', 'integer').execute();
  await db.schema.alterTable('appointments').addColumn('prices', 'text').execute();
}

async function addTables(db: Kysely<unknown>): Promise<void> {
  const { generatedId } = engineAdapter(db);
  await db.schema
    .createTable('prices')
    .addColumn('id', 'integer', generatedId)
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('service_id', 'integer', (column) => column.notNull().references('services.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('cost', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('is_consultation', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('closures')
    .addColumn('id', 'integer', generatedId)
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('profile')
    .addColumn('id', 'integer', generatedId)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('portraits')
    .addColumn('id', 'integer', generatedId)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}

/** The columns that are filled, as they are at this migration. */
interface Then {
  services: { id: number; name: string; key: string; specialty: string | null; preparation: string };
  doctors: {
    id: number;
    first_name: string;
    last_name: string;
    title: string;
    portrait: string | null;
    service_id: number;
  };
  slots: { id: number; doctor_id: number };
  appointments: { slot_id: number; service_id: number | null; prices: string | null };
  prices: Omit<(typeof was.prices)[number], 'serviceId' | 'cost' | 'note' | 'isConsultation'> & {
    service_id: number;
    cost: string;
    note: string | null;
    is_consultation: number;
  };
  profile: { name: string; value: string };
}

/** What the pages said of the service that a row was taken for. */
async function fillServices(db: Kysely<Then>): Promise<void> {
  const keys = was.services.map(({ key }) => key);
  const services = await db.selectFrom('services').select(['id', 'name']).orderBy('id').execute();
  for (const { id, name } of services) {
    const known = was.services.find((service) => service.id === id && service.name === name);
    const { key, specialty, preparation } = known ?? {
      ...{ key: newKey(name, keys), specialty: null, preparation: '' },
    };
    keys.push(key);
    await db.updateTable('services').set({ key, specialty, preparation }).where('id', '=', id).execute();

    const prices = was.prices.filter(({ serviceId }) => known?.id === serviceId);
    const shown = prices.filter(({ isConsultation }) => isConsultation);
    await db
      .updateTable('appointments')
      .set({
        service_id: id,
        prices: known ? JSON.stringify(shown.map(({ name, cost, note }) => ({ name, cost, note }))) : null,
      })
      .where('slot_id', 'in', (query) =>
        query
          .selectFrom('slots')
          .innerJoin('doctors', 'doctors.id', 'slots.doctor_id')
          .select('slots.id')
          .where('doctors.service_id', '=', id),
      )
      .execute();
    if (prices.length === 0) continue;
    await db
      .insertInto('prices')
      .values(
        prices.map(({ key, name, cost, note = null, isConsultation }) => ({
          ...{ key, name, cost: String(cost), note, service_id: id, is_consultation: Number(isConsultation) },
        })),
      )
      .execute();
  }
}

/** An empty database stays empty; the others keep what was compiled into the site until now. */
async function fill(db: Kysely<Then>): Promise<void> {
  await fillServices(db);
  for (const { id, firstName, lastName, title, portrait } of was.doctors) {
    await db
      .updateTable('doctors')
      .set({ title, portrait })
      .where('id', '=', id)
      .where('first_name', '=', firstName)
      .where('last_name', '=', lastName)
      .execute();
  }
  if (await db.selectFrom('services').select('id').executeTakeFirst()) {
    const profile = Object.entries(was.profile).map(([name, value]) => ({ name, value }));
    await db.insertInto('profile').values(profile).execute();
  }
}

/** What staff change about the clinic besides names and hours, and what an appointment was booked as. */
export const addFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db);
    await addTables(db);
    await fill(db.withoutPlugins());
    await db.schema.createIndex('key_of_service').unique().on('services').column('key').execute();
    await engineAdapter(db).announceFacts(db);
  },
};

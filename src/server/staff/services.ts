import type { ServiceFacts } from '../db/entities';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { doctorName } from '../../domain/doctorName';
import { newKey } from '../../domain/newKey';
import { shownDoctors, shownServices } from '../clinic/timetable';
import { nextId } from './order';
import { orRefuse, Refusal } from './refusal';

/** A service as staff see and name its fields. */
export interface ServiceRow extends Pick<ServiceFacts, 'id' | 'key' | 'name' | 'preparation'> {
  /** The page that it belongs to, if any. */
  readonly page: ServiceFacts['specialty'];
}

export const serviceRows = (db: Db): Promise<readonly ServiceRow[]> =>
  shownServices(db).select(['id', 'key', 'name', 'specialty as page', 'preparation']).execute();

/** Returns the service with this number or key. */
export async function findService(db: Db, wanted: string): Promise<ServiceRow> {
  const rows = await serviceRows(db);
  return orRefuse(
    rows.find(({ key }) => key === wanted) ?? rows.find(({ id }) => String(id) === wanted),
    `Nu există specialitatea ${wanted}. Numerele specialităților: clinic services list.`,
  );
}

/** Folds a name: equal for names that look alike in a list. */
const spoken = (name: string): string => name.normalize().trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Adds or changes a service. One that was taken off and comes back, by its key or else by its name, is the same row,
 * with its key, its prices and its past.
 */
export async function enterService(
  tx: Db,
  known: ServiceRow | undefined,
  { key, name = '', page, preparation }: Partial<ServiceRow>,
): Promise<number> {
  const all = await tx
    .selectFrom('services')
    .select(['id', 'key', 'name', 'removedAt'])
    .orderBy('id')
    .execute();
  const isBack = (other: (typeof all)[number]): boolean =>
    other.removedAt !== null && (key === undefined ? spoken(other.name) === spoken(name) : other.key === key);
  const id = known?.id ?? all.findLast(isBack)?.id;
  if (id !== undefined) {
    const changes = { specialty: page, preparation, removedAt: null, ...(name !== '' && { name }) };
    await tx.updateTable('services').set(changes).where('id', '=', id).execute();
    return id;
  }
  const same = all.find((other) => other.key === key);
  if (same)
    throw new Refusal(`Specialitatea ${same.id}, ${same.name}, are deja cheia ${key}. Alegeți altă cheie.`);
  const taken = all.map((other) => other.key);
  const row = {
    key: key ?? newKey(name, taken),
    name,
    specialty: page ?? null,
    preparation: preparation ?? '',
  };
  const added = await nextId(tx, 'services');
  await tx
    .insertInto('services')
    .values({ id: added, ...row })
    .execute();
  return added;
}

/** Refuses two services of one name, once all are entered: two may swap theirs. */
export async function refuseTwinServices(tx: Db, entered: readonly number[]): Promise<void> {
  const rows = await serviceRows(tx);
  for (const one of rows.filter(({ id }) => entered.includes(id))) {
    const twin = rows.find((other) => other.id !== one.id && spoken(other.name) === spoken(one.name));
    if (twin)
      throw new Refusal(
        `Specialitatea ${twin.id} se numește deja ${twin.name}. Alegeți alt nume, ca pacienții să le deosebească.`,
      );
  }
}

/** Takes services off the site; their rows stay for the appointments of the past. */
export async function removeServices(tx: Db, services: readonly ServiceRow[], at: number): Promise<void> {
  const doctors = await shownDoctors(tx).select(['id', 'firstName', 'lastName', 'serviceId']).execute();
  for (const { id, name } of services) {
    const doctor = doctors.find(({ serviceId }) => serviceId === id);
    if (doctor)
      throw new Refusal(
        `Specialitatea ${name} are medici: ${doctorName(doctor)} (${doctor.id}). Mutați-i la alta (clinic doctors change) sau scoateți-i.`,
      );
    await tx
      .updateTable('services')
      .set({ removedAt: iso(at) })
      .where('id', '=', id)
      .execute();
  }
}

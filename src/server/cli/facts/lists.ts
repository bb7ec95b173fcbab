import type { ClinicProfile } from '../../../domain/facts';
import { readProfile } from '../../clinic/profile';
import type { Db } from '../../db/schema';
import type { AnyEntity, AnyFields, AnyRow } from '../clinic/entity';
import { closures } from '../entities/closures';
import { doctors } from '../entities/doctors';
import { prices } from '../entities/prices';
import { services } from '../entities/services';
import { slots } from '../entities/slots';
import { vacations } from '../entities/vacations';

/** The rows of an entity as a facts file holds them. */
export interface FactsList {
  readonly entity: AnyEntity;
  /** The field that identifies a row; rows without one are added and removed, never changed. */
  readonly key?: 'key' | 'id';
  /** The fields of a new row that leaves them out. */
  readonly blank: AnyFields;
}

const asList = (list: object): FactsList => list as FactsList;

/** In an order in which each finds what it refers to. */
export const LISTS: readonly FactsList[] = [
  asList({ entity: services, key: 'key', blank: { page: null, preparation: '' } }),
  asList({ entity: doctors, key: 'id', blank: { title: '', focus: '', portrait: null } }),
  asList({ entity: prices, key: 'key', blank: { note: '', consultation: false } }),
  asList({ entity: slots, blank: {} }),
  asList({ entity: vacations, blank: {} }),
  asList({ entity: closures, blank: {} }),
];

export type FactsRow = AnyRow & AnyFields;

/** Everything that staff change about the clinic: the profile, and the rows of each list by the list's name. */
export interface FactsState {
  readonly profile: ClinicProfile;
  readonly rows: Readonly<Record<string, readonly FactsRow[]>>;
}

/** @param db a transaction or a snapshot */
export async function readState(db: Db): Promise<FactsState> {
  const rows: Record<string, readonly FactsRow[]> = {};
  for (const { entity } of LISTS) rows[entity.name] = (await entity.rows(db)) as readonly FactsRow[];
  return { profile: await readProfile(db), rows };
}

export const rowsOf = ({ rows }: FactsState, name: string): readonly FactsRow[] => rows[name] ?? [];

/** Returns the text that identifies a row of a list, in the database and in a file. */
export const fileKey = ({ entity, key }: FactsList, row: FactsRow): string =>
  key === undefined
    ? Object.keys(entity.fields)
        .map((field) => String(row[field]))
        .join(' ')
    : String(row[key]);

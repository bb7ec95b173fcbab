import { sql } from 'kysely';
import * as v from 'valibot';
import { doctorName } from '../../domain/entities';
import { SPECIALTY_KEYS } from '../../domain/facts';
import type { Db } from '../db/schema';
import { blankText, field, type Entity, type RowOf } from './entity';
import { Refusal } from './refusal';
import { rowsOf } from './rows';
import { key, line, nameRule } from './rules';
import { folded } from './search';

const PAGES = [...SPECIALTY_KEYS, 'none'] as const;
const page = v.pipe(
  v.picklist([...PAGES, ''], `Alegeți una dintre valorile ${PAGES.join(', ')}.`),
  v.transform((text) => (text === 'none' ? '' : text)),
);

export const keyField = field({
  heading: 'Cheie',
  placeholder: '<cheie>',
  about: 'cheia, care nu se mai schimbă; fără ea, se face din nume',
  rule: key,
  isRequired: false,
  isLasting: true,
});

const fields = {
  key: keyField,
  name: field({
    heading: 'Specialitate',
    placeholder: '<nume>',
    about: 'numele, cum apare pe site',
    rule: nameRule,
    isArgument: true,
  }),
  page: field({
    heading: 'Pagină',
    placeholder: '<pagina>',
    about: `pagina de care ține: ${PAGES.join(', ')}`,
    rule: page,
    column: 'specialty',
    ...blankText,
  }),
  preparation: field({
    heading: 'Pregătire',
    placeholder: '<text>',
    about: 'ce face pacientul înainte de vizită',
    rule: line(500),
    blank: '',
  }),
};
type Service = RowOf<typeof fields>;

export const services: Entity<Service> = {
  name: 'services',
  about: 'specialitățile la care se fac programări',
  one: 'specialitatea',
  ofAll: 'specialităților',
  key: 'key',
  help: { add: '; una scoasă de pe site revine cu cheia și trecutul ei' },
  fields,
  shown: (removedAt) => sql`where removed_at is ${removedAt} order by position, id`,
  orderedIn: () => 'site',
  isKept: true,
  nameOf: (row) => row.name,
  former: (given: Partial<Service>, removed) =>
    removed.findLast(({ key: own, name: title }) =>
      given.key === undefined ? folded(title) === folded(given.name ?? '') : own === given.key,
    ),
};

/**
 * Checks the services when all changes of a transaction are made, because doctors may have moved to other services and
 * services have swapped their names.
 * @throws {Refusal} if two have the same name, or a removed one has doctors
 */
export async function checkServices(tx: Db): Promise<void> {
  const rows = await rowsOf(tx, services);
  for (const [index, one] of rows.entries()) {
    const twin = rows.slice(0, index).find((other) => folded(other.name) === folded(one.name));
    if (twin)
      throw new Refusal(
        `Specialitatea ${twin.id} se numește deja ${twin.name}. Alegeți alt nume, ca pacienții să le deosebească.`,
      );
  }
  const left = await tx
    .selectFrom('doctors')
    .innerJoin('services', 'services.id', 'doctors.serviceId')
    .select(['doctors.id', 'firstName', 'lastName', 'services.name'])
    .where('doctors.removedAt', 'is', null)
    .where('services.removedAt', 'is not', null)
    .orderBy('doctors.id')
    .execute();
  const names = left.map((doctor) => `${doctorName(doctor)} (${doctor.id}, ${doctor.name})`).join(', ');
  if (left.length > 0)
    throw new Refusal(
      `Ar rămâne medici fără specialitate: ${names}. Mutați-i la alta (clinic doctors change) sau scoateți-i.`,
    );
}

/** Field for the service of a doctor or a price. */
export const serviceField = field({
  heading: 'Specialitate',
  placeholder: '<nr>',
  about: 'numărul specialității',
  rule: key,
  refersTo: services,
  column: 'serviceId',
  select: sql`(select key from services where services.id = service_id)`,
  store: (value) => sql`(select id from services where key = ${value})`,
});

import type { Command } from 'commander';
import * as v from 'valibot';
import { SPECIALTY_KEYS } from '../../../domain/facts';
import {
  enterService,
  refuseTwinServices,
  removeServices,
  serviceRows,
  type ServiceRow,
} from '../../staff/services';
import { field, required, type Entity } from '../clinic/entity';
import { entityCommand } from '../clinic/entityCommands';
import { id, key, line, name, oneOf, position } from '../input/rules';

/** Refers to a service: by its number on a command line, by its key in a file. */
export const serviceField = required('<nr>', 'numărul specialității', key, 'specialitatea');

const PAGES = [...SPECIALTY_KEYS, 'none'] as const;
const page = v.pipe(
  v.union([oneOf(...PAGES), v.null()], `Alegeți una dintre valorile ${PAGES.join(', ')}.`),
  v.transform((text) => (text === 'none' ? null : text)),
);

interface ServiceFields extends Omit<ServiceRow, 'id'> {
  readonly position: number;
}

export const services: Entity<ServiceRow, ServiceFields> = {
  name: 'services',
  about: 'specialitățile la care se fac programări',
  one: 'specialitatea',
  ofAll: 'specialităților',
  where: 'Numerele specialităților: clinic services list',
  event: 'service',
  key: { placeholder: '<nr>', about: 'numărul specialității', rule: id },
  fields: {
    key: {
      ...field('<cheie>', 'cheia, care nu se mai schimbă; fără ea, se face din nume', key, 'cheia'),
      isLasting: true,
    },
    name: { ...required('<nume>', 'numele, cum apare pe site', name, 'numele'), isFirst: true },
    page: {
      ...field('<pagina>', `pagina de care ține: ${PAGES.join(', ')}`, page, 'pagina'),
      isNullable: true,
    },
    preparation: field('<text>', 'ce face pacientul înainte de vizită', line(500), 'pregătirea'),
    position: field('<nr>', 'al câtelea apare', position),
  },
  columns: {
    'Nr.': (row) => row.id,
    Specialitate: (row) => row.name,
    Cheie: (row) => row.key,
    Pagină: (row) => row.page ?? '',
    Pregătire: (row) => row.preparation,
  },
  keyOf: (row) => row.id,
  title: (row) => `specialitatea ${row.id}, ${row.name}`,
  rows: serviceRows,
  enter: async (tx, known, fields) => ({ id: await enterService(tx, known, fields), warnings: [] }),
  verify: refuseTwinServices,
  remove: (tx, rows, { at }) => removeServices(tx, rows, at),
  order: { table: 'services' },
};

/** `clinic services …` */
export const servicesCommand = (program: Command): Command =>
  entityCommand(program, services, {
    list: { about: 'arată specialitățile' },
    add: 'adaugă o specialitate; una scoasă de pe site revine cu cheia și trecutul ei',
    change: 'schimbă numele sau ce se spune despre o specialitate',
    remove: { about: 'scoate specialități de pe site, pe toate sau niciuna; trecutul lor rămâne' },
  });

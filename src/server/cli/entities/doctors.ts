import type { Command } from 'commander';
import * as v from 'valibot';
import { doctorName } from '../../../domain/doctorName';
import {
  doctorRows,
  enterDoctor,
  removeDoctors,
  type DoctorFields,
  type DoctorRow,
} from '../../staff/doctors';
import { findService, serviceRows } from '../../staff/services';
import { field, required, type Entity } from '../clinic/entity';
import { entityCommand, type Within } from '../clinic/entityCommands';
import { id, line, name, position } from '../input/rules';
import { serviceField } from './services';

const title = (row: Pick<DoctorRow, 'id' | 'firstName' | 'lastName'>): string =>
  `medicul ${row.id}, ${doctorName(row)}`;

const portrait = v.pipe(
  v.nullable(line(500)),
  v.transform((path) => path || null),
);

/** Lists what belongs to one service. */
export const withinService = <Row extends { readonly service: string }>(about: string): Within<Row> => ({
  option: 'service',
  field: { ...serviceField, about },
  names: async (db) => new Map((await serviceRows(db)).map(({ key, name: text }) => [key, text])),
  pick: async (db, wanted, rows) => {
    const { key } = await findService(db, String(wanted));
    return rows.filter(({ service }) => service === key);
  },
});

export const doctors: Entity<DoctorRow, Omit<DoctorFields, 'id'> & { readonly position: number }> = {
  name: 'doctors',
  about: 'medicii',
  one: 'medicul',
  ofAll: 'medicilor',
  where: 'Numerele medicilor: clinic doctors list',
  event: 'doctor',
  key: { placeholder: '<nr>', about: 'numărul medicului', rule: id },
  fields: {
    firstName: required('<prenume>', 'prenumele', name, 'prenumele'),
    lastName: required('<nume>', 'numele de familie', name, 'numele'),
    service: serviceField,
    title: field('<titlu>', 'titlul, ca „Medic primar cardiologie”', line(100), 'titlul'),
    focus: field(
      '<text>',
      'de ce se ocupă, ca „aritmii, stimulatoare cardiace”',
      line(200),
      'de ce se ocupă',
    ),
    portrait: {
      ...field('<fișier>', 'portretul: o imagine JPEG, PNG sau WebP; "" îl scoate', portrait, 'portretul'),
      ...{ isNullable: true, isPicture: true },
    },
    position: field('<nr>', 'al câtelea apare', position),
  },
  columns: {
    'Nr.': (row) => row.id,
    Medic: doctorName,
    Specialitate: (row, nameOf) => nameOf(row.service),
    Titlu: (row) => row.title,
    Portret: (row) => row.portrait ?? '',
  },
  keyOf: (row) => row.id,
  title,
  rows: doctorRows,
  enter: enterDoctor,
  remove: removeDoctors,
  order: { table: 'doctors' },
};

/** `clinic doctors …` */
export const doctorsCommand = (program: Command): Command =>
  entityCommand(program, doctors, {
    list: { about: 'arată medicii', within: withinService('numai cei ai unei specialități') },
    add: 'adaugă un medic; programul i se adaugă cu: clinic slots add',
    change: 'schimbă ce se spune despre un medic, sau specialitatea lui; ce s-a programat rămâne',
    remove: {
      about: 'scoate medici de pe site, cu tot programul lor, pe toți sau niciunul; trecutul rămâne',
      consequence: ', cu tot programul și concediile',
    },
  });

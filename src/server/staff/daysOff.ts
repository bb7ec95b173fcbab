import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { appointmentTable, upcomingWords } from '../../content/words/appointmentText';
import { shortDate, spanWords } from '../../content/words/dates';
import { upcomingAppointments } from './appointments';
import { doctorField } from './doctors';
import { field, type AnyRow, type Entity, type Moment, type RowOf } from './entity';
import { dateRule, nameRule } from './rules';

/** Days off, including the last day. */
interface Span {
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly to: string;
}

export const overlap = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;

/** Fields of the days off. Without a last day it is one day. */
const days = {
  from: field({
    heading: 'Prima zi',
    placeholder: '<dată>',
    about: 'prima zi, ca 2026-12-22 sau 22.12.2026',
    rule: dateRule,
    column: 'startDate',
    cell: shortDate,
  }),
  to: field({
    heading: 'Ultima zi',
    placeholder: '<dată>',
    about: 'ultima zi',
    rule: dateRule,
    column: 'endDate',
    cell: shortDate,
    blank: (row: AnyRow) => String(row.from),
  }),
};

/** Warns of appointments during the days off, which stay booked, and of past days, as of a mistyped year. */
async function warnings(
  tx: Db,
  { from, to, doctor }: Span & { readonly doctor?: number },
  _before: unknown,
  { now }: Moment,
): Promise<string[]> {
  if (to < now.date) return ['aceste zile au trecut.'];
  const upcoming = await upcomingAppointments(tx, now, (query) =>
    query
      .where('appointments.date', '>=', from)
      .where('appointments.date', '<=', to)
      .$if(doctor !== undefined, (all) => all.where('slots.doctorId', '=', doctor ?? 0)),
  );
  if (upcoming.length === 0) return [];
  return [
    `${upcomingWords(upcoming)} în aceste zile. Nimic nu se anulează de la sine (clinic appointments cancel):\n${appointmentTable(upcoming)}`,
  ];
}

const help = { add: ', fără --to o singură zi, și arată programările aflate deja în ele' };

const vacationFields = { doctor: doctorField, ...days };

export const vacations: Entity<RowOf<typeof vacationFields>> = {
  name: 'vacations',
  about: 'concediile medicilor',
  one: 'concediul',
  ofAll: 'concediilor',
  help,
  fields: vacationFields,
  shown: () => sql`order by start_date, id`,
  hasPast: true,
  nameOf: (row) => `${spanWords(row)} al medicului ${row.doctor}`,
  overlap: (one, other) => one.doctor === other.doctor && overlap(one, other),
  warnings,
};

const closureFields = {
  ...days,
  name: field({ heading: 'Nume', placeholder: '<nume>', about: 'de ce: „Ziua Națională”', rule: nameRule }),
};

/** Days on which the whole clinic is closed, with the reason. */
export const closures: Entity<RowOf<typeof closureFields>> = {
  name: 'closures',
  about: 'zilele în care toată clinica este închisă',
  one: 'ziua închisă',
  ofAll: 'zilelor închise',
  help,
  fields: closureFields,
  shown: () => sql`order by start_date`,
  hasPast: true,
  nameOf: (row) => `${spanWords(row)}, ${row.name}`,
  overlap,
  warnings,
};

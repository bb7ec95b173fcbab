import { sql } from 'kysely';
import { WORKDAY_NAMES } from '../../content/weekdays';
import { upcomingAppointments, refuseBooked } from './appointments';
import { doctorField } from './doctors';
import { field, type Entity, type RowOf } from './entity';
import { timeRule, weekdayRule } from './rules';

export const slotFields = {
  doctor: doctorField,
  day: field({
    heading: 'Ziua',
    placeholder: '<zi>',
    about: new Intl.ListFormat('ro', { type: 'disjunction' }).format(WORKDAY_NAMES),
    rule: weekdayRule,
    column: 'weekday',
    isLasting: true,
    load: (stored: number) => WORKDAY_NAMES[stored],
    store: (day) => WORKDAY_NAMES.indexOf(day),
  }),
  from: field({
    heading: 'De la',
    placeholder: '<oră>',
    about: 'ora de început, ca 09:00',
    rule: timeRule,
    column: 'startTime',
    isLasting: true,
  }),
  to: field({
    heading: 'Până la',
    placeholder: '<oră>',
    about: 'ora de sfârșit, ca 12:30',
    rule: timeRule,
    column: 'endTime',
    isLasting: true,
  }),
};
export type SlotRow = RowOf<typeof slotFields>;

export const slots: Entity<SlotRow> = {
  name: 'slots',
  about: 'programul săptămânal al medicilor',
  one: 'intervalul',
  ofAll: 'intervalelor',
  fields: slotFields,
  shown: (removedAt) => sql`where removed_at is ${removedAt} order by doctor_id, weekday, start_time`,
  isKept: true,
  nameOf: ({ doctor, day, from, to }) => `${from}-${to}, ${day}, al medicului ${doctor}`,
  overlap: (one, other) =>
    one.doctor === other.doctor && one.day === other.day && one.from < other.to && other.from < one.to,
  beforeRemoval: async (tx, rows, { now }) => {
    const slotIds = rows.map(({ id }) => id);
    const upcoming = await upcomingAppointments(tx, now, (query) => query.where('slots.id', 'in', slotIds));
    refuseBooked(upcoming, 'Intervalele alese au');
  },
};

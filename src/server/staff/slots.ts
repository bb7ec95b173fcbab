import { sql } from 'kysely';
import { WEEKDAYS } from '../../content/weekdays';
import { upcomingAppointments, refuseBooked } from './appointments';
import { doctorField } from './doctors';
import { field, type Entity, type RowOf } from './entity';
import { time, weekday } from './rules';

const fields = {
  doctor: doctorField,
  day: field('Ziua', '<zi>', new Intl.ListFormat('ro', { type: 'disjunction' }).format(WEEKDAYS), weekday, {
    column: 'weekday',
    isLasting: true,
    load: (stored: number) => WEEKDAYS[stored],
    store: (day) => WEEKDAYS.indexOf(day),
  }),
  from: field('De la', '<oră>', 'ora de început, ca 09:00', time, { column: 'startTime', isLasting: true }),
  to: field('Până la', '<oră>', 'ora de sfârșit, ca 12:30', time, { column: 'endTime', isLasting: true }),
};
/** A slot of a doctor's week. */
export type Slot = RowOf<typeof fields>;

export const slots: Entity<Slot> = {
  name: 'slots',
  about: 'programul săptămânal al medicilor',
  one: 'intervalul',
  ofAll: 'intervalelor',
  fields,
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

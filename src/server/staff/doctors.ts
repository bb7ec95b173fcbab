import { backendUrl, hasOwnServer } from '../../domain/backend';
import { sql } from 'kysely';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/entities';
import { iso, type Db } from '../db/schema';
import { appointmentTable, upcomingWords } from '../../content/words/appointmentText';
import { upcomingAppointments, refuseBooked } from './appointments';
import { blankText, field, type Entity, type RowOf } from './entity';
import { storePortrait } from './portraits';
import { Refusal } from './refusal';
import { line, nameRule, rowId } from './rules';
import { serviceField } from './services';

const fields = {
  firstName: field({ heading: 'Prenume', placeholder: '<prenume>', about: 'prenumele', rule: nameRule }),
  lastName: field({ heading: 'Nume', placeholder: '<nume>', about: 'numele de familie', rule: nameRule }),
  service: serviceField,
  title: field({
    heading: 'Titlu',
    placeholder: '<titlu>',
    about: 'titlul, ca „Medic primar cardiologie”',
    rule: line(100),
    blank: '',
  }),
  focus: field({
    heading: 'Se ocupă de',
    placeholder: '<text>',
    about: 'de ce se ocupă, ca „aritmii, stimulatoare cardiace”',
    rule: line(200),
    blank: '',
  }),
  portrait: field({
    heading: 'Portret',
    placeholder: '<fișier>',
    about: 'portretul: o imagine JPEG, PNG sau WebP; "" îl scoate',
    rule: line(500),
    ...blankText,
    resolve: storePortrait,
  }),
};
type Doctor = RowOf<typeof fields>;

const upcomingOf = (tx: Db, { id }: Doctor, now: ClinicTime) =>
  upcomingAppointments(tx, now, (query) => query.where('slots.doctorId', '=', id));

export const doctors: Entity<Doctor> = {
  name: 'doctors',
  about: 'medicii',
  one: 'medicul',
  ofAll: 'medicilor',
  key: 'id',
  help: {
    add: '; programul i se adaugă cu: clinic slots add',
    change: '; ce s-a programat rămâne',
    remove: '; pleacă și programul și concediile lor',
  },
  fields,
  shown: (removedAt) => sql`where removed_at is ${removedAt} order by position, id`,
  orderedIn: () => 'site',
  isKept: true,
  nameOf: doctorName,
  nextStep: ({ id }) => {
    if (!hasOwnServer()) return `Programul se ține la ${backendUrl()}, la medicul cu același nume.`;
    return `Nimeni nu se poate programa la el cât nu are program: clinic slots add --doctor ${id} --day luni --from 09:00 --to 12:00`;
  },
  former: (given, removed) => {
    const former = removed.find(({ id }) => id === given.id);
    if (former && doctorName(former) !== doctorName(given))
      throw new Refusal(
        `Numărul ${former.id} a fost al altui medic. Alegeți alt număr pentru ${doctorName(given)}.`,
      );
    return former;
  },
  shownAs: (row) => `${row.service} ${doctorName(row)}`,
  warnings: async (tx, doctor, before, { now }) => {
    if (before === undefined || before.service === doctor.service) return [];
    const upcoming = await upcomingOf(tx, doctor, now);
    if (upcoming.length === 0) return [];
    return [
      `Programările deja făcute rămân la specialitatea lor: ${upcomingWords(upcoming)}.\n${appointmentTable(upcoming)}`,
    ];
  },
  beforeRemoval: async (tx, rows, { now, at }) => {
    for (const doctor of rows) {
      const { id } = doctor;
      refuseBooked(await upcomingOf(tx, doctor, now), `${doctorName(doctor)} are`);
      await tx
        .updateTable('slots')
        .set({ removedAt: iso(at) })
        .where('doctorId', '=', id)
        .where('removedAt', 'is', null)
        .execute();
      await tx.deleteFrom('vacations').where('doctorId', '=', id).execute();
    }
  },
};

/** Field for the doctor of a slot or a vacation. */
export const doctorField = field({
  heading: 'Medic',
  placeholder: '<nr>',
  about: 'numărul medicului',
  rule: rowId,
  refersTo: doctors,
  column: 'doctorId',
  isLasting: true,
});

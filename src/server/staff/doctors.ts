import { backendUrl, hasOwnServer } from '../../domain/backend';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { SAMPLE_DOCTORS } from '../../content/sample/doctors';
import type { ClinicTime } from '../../domain/clock';
import { doctorName } from '../../domain/entities';
import { readPortrait } from '../clinic/facts';
import { iso } from '../db/iso';
import type { Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import { appointmentTable, upcomingWords } from '../../content/words/appointmentText';
import { upcomingAppointments, refuseBooked } from './appointments';
import { blankText, field, type Entity, type RowOf } from './entity';
import { Refusal, unreadable } from './refusal';
import { id as number, line, name } from './rules';
import { serviceField } from './services';

export const LARGEST_PORTRAIT = 300_000;

/** First bytes of each type of picture; a dot matches any byte. */
const PICTURES = [
  { extension: 'jpg', type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { extension: 'png', type: 'image/png', begins: /^\x89PNG\r\n/ },
  { extension: 'webp', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
] as const;

/**
 * Stores a picture under a name made from its content, so that another picture has another address and caches stay
 * valid. The name of a known picture is returned unchanged.
 */
async function storePortrait(tx: Db, text: string, folder: string): Promise<string> {
  if (text === '') return '';
  const isSample = SAMPLE_DOCTORS.some(({ portrait }) => portrait === text);
  if (isSample || (await readPortrait(tx, text))) return text;
  const path = resolve(folder, text);
  const content = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const beginning = content.subarray(0, 16).toString('latin1');
  const kind = PICTURES.find(({ begins }) => begins.test(beginning));
  if (!kind) throw new Refusal(`Fișierul ${path} nu este o imagine JPEG, PNG sau WebP.`);
  if (content.length > LARGEST_PORTRAIT)
    throw new Refusal(`Imaginea ${path} este mai mare de ${LARGEST_PORTRAIT / 1000} kB.`);
  const portrait = `${hash('sha256', content, 'hex').slice(0, 16)}.${kind.extension}`;
  const stored = await tx
    .insertInto('portraits')
    .values({ name: portrait, type: kind.type, content: content.toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  await recordInJournal(tx, 'staff', 'portrait.entered', stored);
  return portrait;
}

const fields = {
  firstName: field('Prenume', '<prenume>', 'prenumele', name),
  lastName: field('Nume', '<nume>', 'numele de familie', name),
  service: serviceField,
  title: field('Titlu', '<titlu>', 'titlul, ca „Medic primar cardiologie”', line(100), { blank: '' }),
  focus: field('Se ocupă de', '<text>', 'de ce se ocupă, ca „aritmii, stimulatoare cardiace”', line(200), {
    blank: '',
  }),
  portrait: field(
    ...(['Portret', '<fișier>', 'portretul: o imagine JPEG, PNG sau WebP; "" îl scoate'] as const),
    line(500),
    { ...blankText, resolve: storePortrait },
  ),
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
export const doctorField = field('Medic', '<nr>', 'numărul medicului', number, {
  of: doctors,
  column: 'doctorId',
  isLasting: true,
});

import type { Difference } from './difference';
import { doctorName } from '../../../domain/doctorName';
import { changedFields, type Comparison } from './compare';
import { spanWords } from './factsFile';
import { PROFILE_FIELDS } from './profileFields';

interface RowWords<Row> {
  /** `serviciul cardiology, Cardiologie` */
  readonly one: (row: Row) => string;
  /** `serviciilor`; nothing where the order does not matter. */
  readonly ofAll?: string;
  /** What each field is called where it can change. */
  readonly fields?: Partial<Readonly<Record<keyof Row, string>>>;
}

const said = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'da' : 'nu';
  return typeof value === 'number' ? String(value) : `„${typeof value === 'string' ? value : ''}”`;
};

function changeLine<Row>(from: Row, to: Row, { one, fields }: RowWords<Row>): string {
  const changes = changedFields(from, to).map(
    (field) => `${fields?.[field] ?? String(field)} ${said(from[field])} → ${said(to[field])}`,
  );
  return `~ ${one(from)}: ${changes.join('; ')}`;
}

function listLines<Row>(
  { added, changed, removed, isReordered }: Comparison<Row>,
  words: RowWords<Row>,
): readonly string[] {
  return [
    ...removed.map((row) => `- ${words.one(row)}`),
    ...changed.map(({ from, to }) => changeLine(from, to, words)),
    ...added.map((row) => `+ ${words.one(row)}`),
    ...(isReordered && words.ofAll !== undefined ? [`~ ordinea ${words.ofAll}`] : []),
  ];
}

/** A line for each difference: `+` what is added, `-` what is removed, `~` what is changed, from → to. */
export function differenceLines(found: Difference): readonly string[] {
  const { from, to } = found.profile;
  return [
    ...changedFields(from, to).map(
      (field) => `~ ${PROFILE_FIELDS[field].words}: ${said(from[field])} → ${said(to[field])}`,
    ),
    ...listLines(found.services, {
      one: ({ key, name }) => `specialitatea ${key}, ${name}`,
      ofAll: 'specialităților',
      fields: { name: 'numele', page: 'pagina', preparation: 'pregătirea' },
    }),
    ...listLines(found.doctors, {
      one: (doctor) => `medicul ${doctor.number}, ${doctorName(doctor)}`,
      ofAll: 'medicilor',
      fields: {
        ...{ firstName: 'prenumele', lastName: 'numele', service: 'specialitatea' },
        ...{ title: 'titlul', focus: 'de ce se ocupă', portrait: 'portretul' },
      },
    }),
    ...listLines(found.prices, {
      one: ({ key, name, cost }) => `prețul ${key}, ${name}, ${cost} lei`,
      ofAll: 'prețurilor',
      fields: {
        ...{ service: 'specialitatea', name: 'numele', cost: 'costul', note: 'nota' },
        consultation: 'consultație',
      },
    }),
    ...listLines(found.slots, {
      one: ({ doctor, day, interval }) => `intervalul ${interval}, ${day}, al medicului ${doctor}`,
    }),
    ...listLines(found.vacations, {
      one: (days) => `concediul ${spanWords(days)} al medicului ${days.doctor}`,
    }),
    ...listLines(found.closures, { one: (days) => `ziua închisă ${spanWords(days)}, ${days.name}` }),
  ];
}

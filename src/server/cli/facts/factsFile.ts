import * as v from 'valibot';
import { SPECIALTY_KEYS, type ClinicProfile } from '../../../domain/facts';
import { WEEKDAYS } from '../output/weekTable';
import { PROFILE_FIELDS } from './profileFields';
import { cost, date, key, line, name, someLine } from '../input/rules';

/** What this program writes; it reads no newer file. */
export const FACTS_VERSION = 1;

const service = v.strictObject({
  key,
  name,
  page: v.exactOptional(
    v.nullable(v.picklist(SPECIALTY_KEYS, `Scrieți ${SPECIALTY_KEYS.join(', ')} sau null.`)),
  ),
  preparation: v.exactOptional(line(500)),
});

const dates = { from: date, to: date };
const span = v.strictObject(dates);
export type Span = v.InferOutput<typeof span>;

/** Of days, or of one. */
export const spanWords = ({ from, to }: Span): string => (from === to ? from : `${from} – ${to}`);

const lastAfterFirst = <Days extends Span>(): v.CheckAction<Days, string> =>
  v.check(({ from, to }) => from <= to, 'Ultima zi este înaintea primei.');
const vacation = v.pipe(span, lastAfterFirst());
const closure = v.pipe(v.strictObject({ ...dates, name }), lastAfterFirst());

/** @param interval `09:00-09:30` */
export const intervalTimes = (interval: string): Span => ({
  from: interval.slice(0, 5),
  to: interval.slice(6),
});

const interval = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'Scrieți intervalul ca 09:00-09:30.'),
  v.check(
    (text) => intervalTimes(text).from < intervalTimes(text).to,
    'Intervalul se termină înainte să înceapă.',
  ),
);

const week = v.strictObject(v.entriesFromList(WEEKDAYS, v.optional(v.array(interval), [])));

const doctor = v.strictObject({
  number: v.pipe(
    v.number(),
    v.integer('Scrieți un număr întreg.'),
    v.minValue(1, 'Scrieți un număr de la 1.'),
    v.maxValue(999_999_999, 'Scrieți un număr de cel mult 9 cifre.'),
  ),
  firstName: name,
  lastName: name,
  service: key,
  title: v.exactOptional(line(100)),
  focus: v.exactOptional(line(200)),
  portrait: v.exactOptional(v.nullable(someLine(200))),
  week: v.exactOptional(week),
  vacations: v.exactOptional(v.array(vacation)),
});

const price = v.strictObject({
  key,
  service: key,
  name: someLine(200),
  cost,
  note: v.exactOptional(line(200)),
  consultation: v.exactOptional(v.boolean('Scrieți da sau nu, în JSON true sau false.')),
});

const profileRules = Object.fromEntries(
  Object.entries(PROFILE_FIELDS).map(([field, { rule }]) => [field, v.exactOptional(rule)]),
) as { [Field in keyof ClinicProfile]-?: v.ExactOptionalSchema<v.GenericSchema<string, string>, undefined> };

/**
 * What is left out stays as it is, in a row too; a list or a week that is there is the whole of it, a list in the
 * order in which it is shown.
 */
export const factsFile = v.strictObject({
  version: v.literal(FACTS_VERSION),
  profile: v.optional(v.strictObject(profileRules)),
  services: v.optional(v.array(service)),
  doctors: v.optional(v.array(doctor)),
  prices: v.optional(v.array(price)),
  closures: v.optional(v.array(closure)),
});

export type FactsFile = v.InferOutput<typeof factsFile>;
export type ServiceRow = Required<v.InferOutput<typeof service>>;
export type DoctorRow = Required<v.InferOutput<typeof doctor>>;
export type PriceRow = Required<v.InferOutput<typeof price>>;
export type ClosureRow = v.InferOutput<typeof closure>;
export type Week = v.InferOutput<typeof week>;

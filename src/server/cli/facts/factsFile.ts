import * as v from 'valibot';
import { costOf } from '../../../domain/cost';
import type { Cost } from '../../../domain/entities';
import { SPECIALTY_KEYS, type ClinicProfile } from '../../../domain/facts';
import { WEEKDAYS } from '../output/weekTable';
import { PROFILE_FIELDS } from './profileFields';
import { date, key, line, name, someLine } from '../input/rules';

/** What this program writes; it reads no newer file. */
export const FACTS_VERSION = 1;

export const cost = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }): Cost => {
    const read = costOf(String(dataset.value));
    if (read !== undefined) return read;
    addIssue({
      message: 'Scrieți prețul întreg în lei, ca 250, sau de la mai puțin la mai mult, ca 150-600.',
    });
    return NEVER;
  }),
);

const service = v.strictObject({
  key,
  name,
  page: v.optional(
    v.nullable(v.picklist(SPECIALTY_KEYS, `Scrieți ${SPECIALTY_KEYS.join(', ')} sau null.`)),
    null,
  ),
  preparation: v.optional(line(500), ''),
});

const dates = { from: date, to: date };
const span = v.strictObject(dates);
export type Span = v.InferOutput<typeof span>;

const lastAfterFirst = <Days extends Span>(): v.CheckAction<Days, string> =>
  v.check(({ from, to }) => from <= to, 'Ultima zi este înaintea primei.');
const vacation = v.pipe(span, lastAfterFirst());
const closure = v.pipe(v.strictObject({ ...dates, name }), lastAfterFirst());

/** `09:00-09:30` */
const interval = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'Scrieți intervalul ca 09:00-09:30.'),
  v.check((text) => text.slice(0, 5) < text.slice(6), 'Intervalul se termină înainte să înceapă.'),
);

const week = v.strictObject(v.entriesFromList(WEEKDAYS, v.optional(v.array(interval), [])));

const doctor = v.strictObject({
  number: v.pipe(
    v.number(),
    v.integer('Scrieți un număr întreg.'),
    v.minValue(1, 'Scrieți un număr de la 1.'),
  ),
  firstName: name,
  lastName: name,
  service: key,
  title: v.optional(line(100), ''),
  portrait: v.optional(v.nullable(someLine(200)), null),
  week: v.optional(week),
  vacations: v.optional(v.array(vacation)),
});

const price = v.strictObject({
  key,
  service: key,
  name: someLine(200),
  cost,
  note: v.optional(line(200), ''),
  consultation: v.optional(v.boolean('Scrieți da sau nu, în JSON true sau false.'), false),
});

const profileRules = Object.fromEntries(
  Object.entries(PROFILE_FIELDS).map(([field, { rule }]) => [field, v.exactOptional(rule)]),
) as { [Field in keyof ClinicProfile]: v.ExactOptionalSchema<v.GenericSchema<string, string>, undefined> };

/** What is left out stays as it is; a list that is there is the whole list, in the order in which it is shown. */
export const factsFile = v.strictObject({
  version: v.literal(FACTS_VERSION),
  profile: v.optional(v.strictObject(profileRules)),
  services: v.optional(v.array(service)),
  doctors: v.optional(v.array(doctor)),
  prices: v.optional(v.array(price)),
  closures: v.optional(v.array(closure)),
});

export type FactsFile = v.InferOutput<typeof factsFile>;
export type ServiceRow = v.InferOutput<typeof service>;
export type DoctorRow = v.InferOutput<typeof doctor>;
export type PriceRow = v.InferOutput<typeof price>;
export type ClosureRow = v.InferOutput<typeof closure>;
export type Week = v.InferOutput<typeof week>;

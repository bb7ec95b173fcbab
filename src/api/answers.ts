import * as v from 'valibot';
import { isCalendarDate, LAST_DATE, WORKDAYS, type Workday } from '../domain/calendarDate';
import { clinicTimeAt } from '../domain/clock';
import type { BookableSlot, Doctor, Service, Vacation } from '../domain/entities';
import type { ClinicFacts } from '../domain/facts';
import { compareTexts } from '../domain/compareTexts';

// Schemas that read answers: of the four lists from any backend, of the facts from our own server.

/** An id. '' means no choice in the forms' lists; a number beyond 2^53 has lost digits, so its owner sends text. */
export const wireId = v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.nonEmpty())]);

/** Returns the date of `YYYY-MM-DD`; of an instant with a zone, the clinic's date; '' for any other text. */
function dateIn(text: string): string {
  const [, day = '', zone] = /^(.{10})(?:[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.exec(text) ?? [];
  if (!isCalendarDate(day)) return '';
  if (zone === undefined) return day;
  const instant = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(instant) ? '' : clinicTimeAt(instant).date;
}
export const wireDate = v.pipe(v.string(), v.transform(dateIn), v.nonEmpty());

/** `HH:mm` or `H:mm`, whether or not seconds follow. */
export const wireTime = v.pipe(
  v.string(),
  v.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/),
  v.transform((text) => text.replace(/^(?=\d:)/, '0').slice(0, 'HH:mm'.length)),
);

/** A weekday, as a number or as its digit. */
export const wireWeekday = v.pipe(
  v.picklist([...WORKDAYS, ...WORKDAYS.map(String)]),
  v.transform((day) => Number(day) as Workday),
);

/** Reads an object's one field. */
const fieldOf = <Value>(name: string, value: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.object({ [name]: value }),
    v.transform((row) => row[name] as Value),
  );

/** Accepts a list alone, or in the field that some servers wrap it in. */
const listed = <Item>(list: v.GenericSchema<unknown, readonly Item[]>) =>
  v.union([list, fieldOf('payload', list), fieldOf('data', list)]);

export const serviceRow = v.pipe(
  v.object({ id: wireId, medical_field_name: v.string() }),
  v.transform((row): Service => ({ id: row.id, name: row.medical_field_name })),
);

export const doctorRow = v.pipe(
  v.object({ id: wireId, first_name: v.string(), last_name: v.string(), medical_field_id: wireId }),
  v.transform((row): Doctor => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    serviceId: row.medical_field_id,
  })),
);

/** A vacation; without an end, or with one that cannot be read, it never ends. */
export const vacationRow = v.pipe(
  v.object({ start_date: wireDate, end_date: v.fallback(wireDate, LAST_DATE) }),
  v.transform((row): Vacation => {
    const [startDate = '', endDate = ''] = [row.start_date, row.end_date].sort();
    return { startDate, endDate };
  }),
);

const bookedDate = v.union([wireDate, fieldOf('date', wireDate)]);

export const slotRow = v.pipe(
  v.object({
    slot: v.object({ id: wireId, day: wireWeekday, start_time: wireTime, end_time: wireTime }),
    // An unreadable booking invalidates its slot; without it the slot would look free.
    appointments: v.nullish(listed(v.array(bookedDate))),
    hasAppointments: v.optional(v.unknown()),
  }),
  v.check(({ appointments, hasAppointments }) => {
    if (appointments === undefined) return hasAppointments === false;
    return appointments !== null || hasAppointments !== true;
  }),
  v.transform(({ slot, appointments }): BookableSlot => ({
    id: slot.id,
    weekday: slot.day,
    startTime: slot.start_time,
    endTime: slot.end_time,
    bookedDates: appointments ?? [],
  })),
);

/** Reads one row. Returns none for a value that does not match the schema, and reports it in the console. */
function rowsIn<Row>(row: v.GenericSchema<unknown, Row>, value: unknown): readonly Row[] {
  const read = v.safeParse(row, value);
  if (read.success) return [read.output];
  const part = v.getDotPath(read.issues[0]) ?? 'content';
  // oxlint-disable-next-line no-console -- reports dropped rows to the developer of a backend
  console.warn(`A row of an answer is left out, because its ${part} cannot be understood:`, value);
  return [];
}

/** Drops rows that do not match the schema; fails when no row of a non-empty list matches. */
const rowsOf = <Row>(
  row: v.GenericSchema<unknown, Row>,
  list: v.GenericSchema<unknown, readonly unknown[]> = listed(v.array(v.unknown())),
) =>
  v.pipe(
    list,
    v.transform((values) => ({ values, rows: values.flatMap((value) => rowsIn(row, value)) })),
    v.check(({ values, rows }) => values.length === 0 || rows.length > 0),
    v.transform(({ values, rows }): { readonly rows: readonly Row[]; readonly isPartial: boolean } => ({
      rows,
      isPartial: rows.length < values.length,
    })),
  );

const onlyRowsOf = <Row>(row: v.GenericSchema<unknown, Row>) =>
  v.pipe(
    rowsOf(row),
    v.transform(({ rows }) => rows),
  );

export const services = onlyRowsOf(serviceRow);
export const doctors = onlyRowsOf(doctorRow);

/** A doctor's days off; partial when a row could not be understood, so that days off may be missing. */
export const vacations = v.pipe(
  rowsOf(
    vacationRow,
    v.union([
      listed(v.array(v.unknown())),
      v.pipe(
        fieldOf('payload', v.null()),
        v.transform(() => []),
      ),
    ]),
  ),
  v.transform(({ rows, isPartial }) => ({ vacations: rows, isPartial })),
);

/** The doctor's slots, sorted by time. */
export const slots = v.pipe(
  onlyRowsOf(slotRow),
  v.transform((rows) => rows.toSorted((a, b) => compareTexts(a.startTime, b.startTime))),
);

/** Our own server's, unless a network's login page answers in its place. */
export const facts = v.custom<ClinicFacts>(
  (value) => value !== null && typeof value === 'object' && 'profile' in value,
);

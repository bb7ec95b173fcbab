import * as v from 'valibot';
import { isCalendarDate } from '../domain/calendarDate';
import { clinicTimeAt } from '../domain/clock';
import type { BookableSlot, Doctor, Service, Vacation } from '../domain/entities';
import type { ClinicFacts } from '../domain/facts';

// Schemas that read answers: of the four lists from any backend, of the facts from our own server.

/** An id. Empty text means no choice in the form's lists. */
const id = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);

/**
 * Returns the date of `YYYY-MM-DD`, alone or with a time. With a zone the text is an instant, and the date is the
 * clinic's. '' for any other text.
 */
function dateIn(text: string): string {
  const [, day = '', zone] = /^(.{10})(?:[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.exec(text) ?? [];
  if (!isCalendarDate(day)) return '';
  if (zone === undefined) return day;
  const instant = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(instant) ? '' : clinicTimeAt(instant).date;
}
const date = v.pipe(v.string(), v.transform(dateIn), v.nonEmpty());

/** `HH:mm`, whether or not seconds follow. */
const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/),
  v.transform((text) => text.slice(0, 'HH:mm'.length)),
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
const listOf = <Row>(row: v.GenericSchema<unknown, Row>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) => ({ values, rows: values.flatMap((value) => rowsIn(row, value)) })),
    v.check(({ values, rows }) => values.length === 0 || rows.length > 0),
    v.transform(({ rows }): readonly Row[] => rows),
  );

export const services = listOf(
  v.pipe(
    v.object({ id, medical_field_name: v.string() }),
    v.transform((row): Service => ({ id: row.id, name: row.medical_field_name })),
  ),
);

export const doctors = listOf(
  v.pipe(
    v.object({ id, first_name: v.string(), last_name: v.string(), medical_field_id: id }),
    v.transform((row): Doctor => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      serviceId: row.medical_field_id,
    })),
  ),
);

export const vacations = v.pipe(
  v.object({
    payload: listOf(
      v.pipe(
        v.object({ start_date: date, end_date: date }),
        v.transform((row): Vacation => ({ startDate: row.start_date, endDate: row.end_date })),
      ),
    ),
  }),
  v.transform(({ payload }) => payload),
);

/** The doctor's slots, sorted by time. */
export const slots = v.pipe(
  listOf(
    v.pipe(
      v.object({
        slot: v.object({ id, day: v.picklist([0, 1, 2, 3, 4]), start_time: time, end_time: time }),
        // An unreadable booking invalidates its slot; without it the slot would look free.
        appointments: v.nullish(v.array(v.object({ date }))),
        hasAppointments: v.optional(v.unknown()),
      }),
      v.check(({ appointments, hasAppointments }) => Boolean(appointments) || hasAppointments === false),
      v.transform(({ slot, appointments }): BookableSlot => ({
        id: slot.id,
        weekday: slot.day,
        startTime: slot.start_time,
        endTime: slot.end_time,
        bookedDates: (appointments ?? []).map((appointment) => appointment.date),
      })),
    ),
  ),
  v.transform((rows) => [...rows].sort((a, b) => a.startTime.localeCompare(b.startTime))),
);

/** Our own server's, unless a network's login page answers in its place. */
export const facts = v.custom<ClinicFacts>(
  (value) => value !== null && typeof value === 'object' && 'profile' in value,
);

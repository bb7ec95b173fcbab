import type { ClinicProfile } from '../../../domain/facts';
import { WEEKDAYS } from '../output/weekTable';
import { compare, type Comparison } from './compare';
import type { ClosureRow, DoctorRow, PriceRow, ServiceRow, Span } from './factsFile';
import type { WholeFacts } from './wholeFacts';

export type Weekday = (typeof WEEKDAYS)[number];
export type PlainDoctor = Omit<DoctorRow, 'week' | 'vacations'>;

interface OfDoctor {
  readonly doctor: number;
}
export interface WeekSlot extends OfDoctor {
  readonly day: Weekday;
  /** `09:00-09:30` */
  readonly interval: string;
}
export type DaysOff = Span & OfDoctor;

/** Everything in which two states of the clinic's facts differ. */
export interface Difference {
  readonly profile: { readonly from: ClinicProfile; readonly to: ClinicProfile };
  readonly services: Comparison<ServiceRow>;
  readonly doctors: Comparison<PlainDoctor>;
  readonly prices: Comparison<PriceRow>;
  readonly slots: Comparison<WeekSlot>;
  readonly vacations: Comparison<DaysOff>;
  readonly closures: Comparison<ClosureRow>;
}

const plainDoctor = ({ week: _week, vacations: _vacations, ...doctor }: DoctorRow): PlainDoctor => doctor;

const slotsOf = (doctors: readonly DoctorRow[]): readonly WeekSlot[] =>
  doctors.flatMap(({ number, week }) =>
    WEEKDAYS.flatMap((day) => week[day].map((interval) => ({ doctor: number, day, interval }))),
  );

const daysOffOf = (doctors: readonly DoctorRow[]): readonly DaysOff[] =>
  doctors.flatMap(({ number, vacations }) => vacations.map(({ from, to }) => ({ doctor: number, from, to })));

const allOf = (row: object): string => Object.values(row).join(' ');

/** Whether rows without a key hold one that says the same, its fields in the same order. */
export const isAmong = (rows: readonly object[], row: object): boolean =>
  rows.some((one) => allOf(one) === allOf(row));

/** Days off that are over stay, unless what is added overlaps them. */
function compareDaysOff<Row extends Span & Partial<OfDoctor>>(
  current: readonly Row[],
  wanted: readonly Row[],
  today: string,
): Comparison<Row> {
  const isComing = ({ to }: Row): boolean => to >= today;
  const found = compare(current, wanted.filter(isComing), allOf);
  const isReplaced = ({ doctor, from, to }: Row): boolean =>
    found.added.some((added) => added.doctor === doctor && added.from <= to && from <= added.to);
  return { ...found, removed: found.removed.filter((row) => isComing(row) || isReplaced(row)) };
}

/** @param current with the days off that are over */
export function difference(current: WholeFacts, wanted: WholeFacts, today: string): Difference {
  const numbers = new Set(wanted.doctors.map(({ number }) => number));
  // Who is removed takes along their week and vacations.
  const staying = current.doctors.filter(({ number }) => numbers.has(number));
  return {
    profile: { from: current.profile, to: wanted.profile },
    services: compare(current.services, wanted.services, ({ key }) => key),
    doctors: compare(
      current.doctors.map(plainDoctor),
      wanted.doctors.map(plainDoctor),
      ({ number }) => number,
    ),
    prices: compare(current.prices, wanted.prices, ({ key }) => key),
    slots: compare(slotsOf(staying), slotsOf(wanted.doctors), allOf),
    vacations: compareDaysOff(daysOffOf(staying), daysOffOf(wanted.doctors), today),
    closures: compareDaysOff(current.closures, wanted.closures, today),
  };
}

import type { ClinicProfile } from '../../../domain/facts';
import { WEEKDAYS } from '../output/weekTable';
import { compare, type Comparison } from './compare';
import type { ClosureRow, DoctorRow, PriceRow, ServiceRow, Span } from './factsFile';
import type { WholeDoctor, WholeFacts } from './wholeFacts';

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

const plainDoctor = ({ week: _week, vacations: _vacations, ...doctor }: WholeDoctor): PlainDoctor => doctor;

const slotsOf = (doctors: readonly WholeDoctor[]): readonly WeekSlot[] =>
  doctors.flatMap(({ number, week }) =>
    WEEKDAYS.flatMap((day) => week[day].map((interval) => ({ doctor: number, day, interval }))),
  );

const daysOffOf = (doctors: readonly WholeDoctor[]): readonly DaysOff[] =>
  doctors.flatMap(({ number, vacations }) => vacations.map(({ from, to }) => ({ doctor: number, from, to })));

const allOf = (row: object): string => Object.values(row).join(' ');

export function difference(current: WholeFacts, wanted: WholeFacts): Difference {
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
    vacations: compare(daysOffOf(staying), daysOffOf(wanted.doctors), allOf),
    closures: compare(current.closures, wanted.closures, allOf),
  };
}

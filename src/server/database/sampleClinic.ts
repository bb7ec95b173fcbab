import { addDays, mondayOf } from '../../domain/calendarDate';
import { consecutiveTimes } from '../../domain/consecutiveTimes';
import type { Weekday } from '../../domain/entities';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { Catalogue } from './ports/catalogueStore';

const SLOT_MINUTES = 30;

const { doctors, profile, services } = SAMPLE_FACTS;

type Shift = 'morning' | 'afternoon' | 'day';

/** Clinic time; a full day leaves out the lunch break. */
const SHIFTS: Readonly<Record<Shift, readonly (readonly [string, string])[]>> = {
  morning: [[profile.opens, '12:30']],
  afternoon: [['13:30', profile.closes]],
  day: [
    ['09:00', '12:30'],
    ['13:30', '16:30'],
  ],
};

/** Dealt to the doctors in turn, to every further round of them a day later; Monday is 0. */
const WEEKS: readonly Partial<Record<Weekday, Shift>>[] = [
  { 0: 'morning', 1: 'afternoon', 2: 'day', 4: 'morning' },
  { 0: 'afternoon', 1: 'morning', 3: 'day', 4: 'afternoon' },
  { 0: 'day', 2: 'morning', 3: 'afternoon' },
  { 1: 'day', 2: 'afternoon', 4: 'morning' },
  { 0: 'morning', 1: 'morning', 3: 'day', 4: 'afternoon' },
  { 0: 'afternoon', 2: 'day', 3: 'morning', 4: 'day' },
  { 1: 'afternoon', 3: 'morning' },
];

/** Days off counted from the Monday of the week of the first start. */
const DAYS_OFF = [
  { doctorId: 2, first: 14, last: 18 },
  { doctorId: 5, first: 10, last: 11 },
  { doctorId: 7, first: 22, last: 32 },
] as const;

/** @param turn 0 for the first doctor */
function weekOf(turn: number): readonly (readonly [Weekday, Shift])[] {
  const week = Object.entries(WEEKS[turn % WEEKS.length] ?? {});
  const later = Math.floor(turn / WEEKS.length);
  return week.map(([weekday, shift]) => [((Number(weekday) + later) % 5) as Weekday, shift]);
}

const timesOf = (shift: Shift) =>
  SHIFTS[shift].flatMap(([from, to]) => consecutiveTimes(from, to, SLOT_MINUTES));

/**
 * The sample clinic, so that a fresh copy works at once. It has no patients.
 * @param today the clinic's date, `YYYY-MM-DD`
 */
export function sampleClinic(today: string): Catalogue {
  const monday = mondayOf(today);
  return {
    services: services.map(({ id, name }) => ({ id: Number(id), name })),
    doctors: doctors.map(({ id, firstName, lastName, serviceId }) => ({
      id: Number(id),
      firstName,
      lastName,
      serviceId: Number(serviceId),
    })),
    slots: doctors.flatMap(({ id }, turn) =>
      weekOf(turn).flatMap(([weekday, shift]) =>
        timesOf(shift).map((times) => ({ doctorId: Number(id), weekday, ...times })),
      ),
    ),
    vacations: DAYS_OFF.map(({ doctorId, first, last }) => ({
      doctorId,
      startDate: addDays(monday, first),
      endDate: addDays(monday, last),
    })),
  };
}

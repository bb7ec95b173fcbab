import type { Workday } from '../../domain/calendarDate';
import { SAMPLE_PROFILE } from './profile';

export const SAMPLE_SLOT_MINUTES = 30;

type Shift = 'morning' | 'afternoon' | 'day';

/** Working hours in clinic time. A full day skips the lunch break. */
export const SAMPLE_SHIFTS: Readonly<Record<Shift, readonly (readonly [from: string, to: string])[]>> = {
  morning: [[SAMPLE_PROFILE.opens, '12:30']],
  afternoon: [['13:30', SAMPLE_PROFILE.closes]],
  day: [
    ['09:00', '12:30'],
    ['13:30', '16:30'],
  ],
};

/** Weekly shifts of {@link SAMPLE_DOCTORS}, by their ids. 0 is Monday. */
export const SAMPLE_WEEKS: Readonly<Record<number, Partial<Record<Workday, Shift>>>> = {
  1: { 0: 'morning', 1: 'afternoon', 2: 'day', 4: 'morning' },
  2: { 0: 'afternoon', 1: 'morning', 3: 'day', 4: 'afternoon' },
  3: { 0: 'day', 2: 'morning', 3: 'afternoon' },
  4: { 1: 'day', 2: 'afternoon', 4: 'morning' },
  5: { 0: 'morning', 1: 'morning', 3: 'day', 4: 'afternoon' },
  6: { 0: 'afternoon', 2: 'day', 3: 'morning', 4: 'day' },
  7: { 1: 'afternoon', 3: 'morning' },
};

/** Days off, in days from the Monday of the week of the first start. */
export const SAMPLE_DAYS_OFF = [
  { doctorId: 2, first: 14, last: 18 },
  { doctorId: 5, first: 10, last: 11 },
  { doctorId: 7, first: 22, last: 32 },
] as const;

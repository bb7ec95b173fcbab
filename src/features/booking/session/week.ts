import { createSelector, lruMemoize, weakMapMemoize } from '@reduxjs/toolkit';
import { clinicApi } from '../../../api/clinicApi';
import type { RootState } from '../../../api/store';
import {
  findTime,
  isRefused,
  nextFreeTimes,
  OFFERED_TIMES,
  type SlotStatus,
  type TimeOnDate,
  type Week,
} from '../../../domain/slotStatus';
import { clinicTimeAt } from '../../../domain/clock';
import type { BookableSlot, Id, SlotOnDate } from '../../../domain/entities';
import { nearestFreeTimes } from '../../../domain/nearestFreeTimes';
import { inDoubt } from '../../form/submission';
import type { BookingContext } from './bookingContext';

const { services, doctors, slots, vacations } = clinicApi.endpoints;
const selectServices = services.select(undefined);
const selectDoctors = doctors.select(undefined);
const selectTimes = weakMapMemoize((doctorId: Id) => ({
  slots: slots.select(doctorId),
  vacations: vacations.select(doctorId),
}));

/** The loads of the two `Încearcă din nou` buttons. */
const RETRIED = [['services', 'doctors'] as const, ['slots', 'vacations'] as const];
export const LOAD_NAMES = RETRIED.flat();
export type LoadName = (typeof LOAD_NAMES)[number];

/** Returns the loads that the button of this one starts again, of those that have failed. */
export const retriedWith = (load: LoadName): readonly LoadName[] =>
  RETRIED.find((loads: readonly LoadName[]) => loads.includes(load)) ?? [load];

/** Returns the four loads from the store; slots and vacations are the chosen doctor's. */
export const selectLoads = (state: RootState, doctorId: Id | null) => ({
  services: selectServices(state),
  doctors: selectDoctors(state),
  slots: doctorId === null ? undefined : selectTimes(doctorId).slots(state),
  vacations: doctorId === null ? undefined : selectTimes(doctorId).vacations(state),
});

/** Returns the slots without the booking that may be the visitor's own, whose answer was lost. */
const withoutOwn = (slots: readonly BookableSlot[], { slotId, date }: SlotOnDate) =>
  slots.map((slot) =>
    slot.id === slotId ? { ...slot, bookedDates: slot.bookedDates.filter((one) => one !== date) } : slot,
  );

type WeekChoice = Pick<BookingContext, 'doctorId' | 'attempt'>;

/** Returns the doctor's week; null until minute and slots have loaded, and days off have loaded or failed. */
export const selectWeek = createSelector(
  [
    // Their rows, because a reading of equal rows is another object.
    (state: RootState, { doctorId }: WeekChoice) => selectLoads(state, doctorId).slots?.data?.slots,
    (state: RootState, { doctorId }: WeekChoice) => selectLoads(state, doctorId).slots?.data?.bookingWeeks,
    (state: RootState, { doctorId }: WeekChoice) => selectLoads(state, doctorId).vacations?.data?.vacations,
    (state: RootState, { doctorId }: WeekChoice) =>
      selectLoads(state, doctorId).vacations?.error !== undefined,
    (state: RootState) => state.clinicClock.minute,
    (_state: RootState, { doctorId, attempt }: WeekChoice) => {
      const lost = inDoubt(attempt);
      return lost?.isTaken !== true && lost?.request.doctorId === doctorId ? lost.request : null;
    },
  ],
  (rows, bookingWeeks, daysOff, cannotBeHad, minute, own): Week | null => {
    if (minute === null || rows === undefined || (daysOff === undefined && !cannotBeHad)) return null;
    const slots = own === null ? rows : withoutOwn(rows, own);
    return { slots, vacations: daysOff ?? [], bookingWeeks, now: clinicTimeAt(minute) };
  },
  // The default keeps the week of every minute.
  { memoize: lruMemoize },
);

/** Returns the display state of a slot: `absent` when the doctor does not offer it. */
export const statusOf = (week: Week, on: SlotOnDate, selected: SlotOnDate | null): SlotStatus | 'absent' =>
  findTime(week, on, selected)?.status ?? 'absent';

/** Returns the free times that are offered instead of a lost one: the nearest; the first ones without a lost one. */
export const timesInstead = (week: Week, lost: TimeOnDate | null): readonly TimeOnDate[] =>
  lost === null ? nextFreeTimes(week, OFFERED_TIMES) : nearestFreeTimes(lost, week);

/** Returns the event for a press of a slot; null when the doctor does not offer it. */
export function pressOf(week: Week, { slotId, date }: SlotOnDate, selected: SlotOnDate | null) {
  const time = findTime(week, { slotId, date }, selected);
  if (time === undefined) return null;
  const { status, ...slot } = time;
  return isRefused(status)
    ? ({ type: 'slot.refused', slot: { slotId, date }, status } as const)
    : ({ type: 'slot.chosen', slot } as const);
}

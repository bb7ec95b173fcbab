import type { BookingWeeks } from '../../../domain/bookingHorizon';
import { weekdayOf } from '../../../domain/calendarDate';
import type { ClinicTime } from '../../../domain/clock';
import type { BookableSlot, Doctor, SlotOnDate, Vacation } from '../../../domain/entities';
import { isSameTime, slotStatus, type SlotStatus } from '../../../domain/slotStatus';
import type { BookingContext, ChosenSlot, RefusedStatus } from './bookingContext';

export interface Week {
  readonly slots: readonly BookableSlot[];
  readonly vacations: readonly Vacation[];
  readonly bookingWeeks?: BookingWeeks;
  readonly now: ClinicTime;
}

/** The doctors of the chosen service; undefined until they are here. */
export function offeredDoctors({ serviceId, loads }: BookingContext): readonly Doctor[] | undefined {
  return loads.doctors.data?.filter((doctor) => doctor.serviceId === serviceId);
}

/** What the calendar shows; null until the minute and the doctor's times are here, and the days off too, if they can be had. */
export function weekOf({ loads: { slots, vacations }, now }: BookingContext): Week | null {
  if (now.date === '' || slots.data === undefined || (vacations.data === undefined && !vacations.hasFailed))
    return null;
  const { bookingWeeks } = slots.data;
  return { slots: slots.data.slots, vacations: vacations.data ?? [], bookingWeeks, now };
}

const slotIn = (week: Week, { slotId, date }: SlotOnDate): BookableSlot | undefined =>
  week.slots.find(({ id, weekday }) => id === slotId && weekday === weekdayOf(date));

/** A slot that the calendar has, with its times. */
export function slotOn(context: BookingContext, on: SlotOnDate): ChosenSlot | undefined {
  const week = weekOf(context);
  const slot = week === null ? undefined : slotIn(week, on);
  return slot && { ...on, startTime: slot.startTime, endTime: slot.endTime };
}

/** How the calendar shows a slot: `absent` when the doctor does not offer it, null without a calendar. */
export function statusOf(context: BookingContext, on: SlotOnDate): SlotStatus | 'absent' | null {
  const week = weekOf(context);
  if (week === null) return null;
  const slot = slotIn(week, on);
  return slot === undefined ? 'absent' : slotStatus(slot, on.date, { ...week, selected: context.slot });
}

/** Why a slot cannot be chosen; null when it can, or is not shown. */
export function refusalOf(context: BookingContext, slot: SlotOnDate): RefusedStatus | null {
  const status = statusOf(context, slot);
  return status === 'taken' || status === 'expired' || status === 'vacation' ? status : null;
}

/** Why the chosen slot can no longer be had; one at which the doctor no longer works is like a day off. */
export function lossOf(context: BookingContext): RefusedStatus | null {
  const { slot } = context;
  if (slot === null) return null;
  return statusOf(context, slot) === 'absent' ? 'vacation' : refusalOf(context, slot);
}

/** It was sent for, and the answer was lost. */
export const isUnanswered = ({ unanswered }: BookingContext, slot: SlotOnDate | null): boolean =>
  slot !== null && isSameTime(slot, unanswered?.slot);

/** A time that is taken may have been taken by this very visitor, whose answer was lost. */
export const mayBeOwn = (context: BookingContext, slot: SlotOnDate): boolean =>
  isUnanswered(context, slot) && refusalOf(context, slot) === 'taken';

import type { FollowSlots } from '../session/clinicLoads';
import { useLazyModule, type ModuleLoad } from '../../../ui/hooks/useLazyModule';

export const loadCalendar = () => import(/* webpackChunkName: "calendar" */ './calendarModule');

export type CalendarModule = Awaited<ReturnType<typeof loadCalendar>>;
export type CalendarLoad = ModuleLoad<CalendarModule>;

/** The calendar, with all that writes dates. */
export const useCalendarModule = (isNeeded: boolean): CalendarLoad => useLazyModule(loadCalendar, isNeeded);

export const loadChosen = async () => (await loadCalendar()).loadChosen();

export type ChosenModule = Awaited<ReturnType<typeof loadChosen>>;
export type ChosenLoad = ModuleLoad<ChosenModule>;

/** Follows a doctor's slots as soon as the code for it is here; without it they are fetched when the visitor returns. */
export const followLater: FollowSlots = (store, doctorId) => {
  let isOver = false;
  const following = loadChosen().then(
    ({ followSlots }) => (isOver ? undefined : followSlots(store, doctorId)),
    () => undefined,
  );
  return () => {
    isOver = true;
    void following.then((stop) => stop?.());
  };
};

/** What comes after a chosen time, to the receipt, and what an address can ask for in vain. */
export const useChosenModule = (isNeeded: boolean): ChosenLoad => useLazyModule(loadChosen, isNeeded);

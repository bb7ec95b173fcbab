import { useLazyModule, type ModuleLoad } from '../../../ui/hooks/useLazyModule';

export const loadCalendar = () => import(/* webpackChunkName: "calendar" */ './calendarModule');

export type CalendarModule = Awaited<ReturnType<typeof loadCalendar>>;
export type CalendarLoad = ModuleLoad<CalendarModule>;

/** The calendar, with all that writes dates. */
export const useCalendarModule = (isNeeded: boolean): CalendarLoad => useLazyModule(loadCalendar, isNeeded);

export const loadChosen = async () => (await loadCalendar()).loadChosen();

export type ChosenModule = Awaited<ReturnType<typeof loadChosen>>;

/** What comes after a chosen time, to the receipt, and what an address can ask for in vain. */
export const useChosenModule = (isNeeded: boolean) => useLazyModule(loadChosen, isNeeded);

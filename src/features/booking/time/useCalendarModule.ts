import { useLazyModule, type ModuleLoad } from '../../../ui/hooks/useLazyModule';

const load = () => import(/* webpackChunkName: "calendar" */ './calendarModule');

export type CalendarModule = Awaited<ReturnType<typeof load>>;
export type CalendarLoad = ModuleLoad<CalendarModule>;

/** The calendar, with all that writes dates. */
export function useCalendarModule(isNeeded: boolean): CalendarLoad {
  return useLazyModule(load, isNeeded);
}

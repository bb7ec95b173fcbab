import { useLazyModule, type ModuleLoad } from '../../../ui/hooks/useLazyModule';

export const loadCalendar = () => import(/* webpackChunkName: "calendar" */ './calendarModule');

export type CalendarModule = Awaited<ReturnType<typeof loadCalendar>>;
export type CalendarLoad = ModuleLoad<CalendarModule>;

/** The calendar, with all that writes dates. */
export const useCalendarModule = (isNeeded: boolean): CalendarLoad => useLazyModule(loadCalendar, isNeeded);

const loadReceipt = async () => (await loadCalendar()).loadReceipt();

/** What a visitor gets in the end. */
export const useReceiptModule = (isNeeded: boolean) => useLazyModule(loadReceipt, isNeeded);

/** What the lazy chunk gives to the form: everything that writes dates, and moment with it. */
export * as dateWords from '../../../content/dateWords';
export { WeekCalendar } from '../calendar/WeekCalendar';
export { ConsultationChoice } from '../ConsultationChoice';
export { LostSlot } from './LostSlot';
export { Receipt } from '../receipt/Receipt';

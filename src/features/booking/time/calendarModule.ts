/** What the lazy chunk gives to the form: everything that writes dates, and moment with it. */
export * as dateWords from '../../../content/dateWords';
export { WeekCalendar } from '../calendar/WeekCalendar';
export { ConsultationChoice } from '../ConsultationChoice';
export { DoctorOffers } from './DoctorOffers';
export { LostSlot } from './LostSlot';
export { OtherDoctor } from './OtherDoctor';
export { PassedOverNote } from './PassedOverNote';
export { ChosenBar } from './ChosenBar';
export { WayOn } from './WayOn';

/** Fetched from here, where moment is already. */
export const loadReceipt = () => import(/* webpackChunkName: "receipt" */ '../receipt/Receipt');

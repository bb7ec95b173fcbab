/** What the lazy chunk gives to the form: everything that writes dates, and moment with it. */
export * as dateWords from '../../../content/dateWords';
export { WeekCalendar } from '../calendar/WeekCalendar';

/** Fetched from here, where moment is already. */
export const loadChosen = () => import(/* webpackChunkName: "chosen" */ './chosenModule');

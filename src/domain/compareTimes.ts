import { compareTexts } from './compareTexts';
import type { TimeOnDate } from './slotStatus';

const sortable = (time: TimeOnDate | undefined): string => (time ? time.date + time.startTime : '~');

/** Compares times for sorting: the earliest first, a missing one last. */
export const compareTimes = (one: TimeOnDate | undefined, other: TimeOnDate | undefined): number =>
  compareTexts(sortable(one), sortable(other));

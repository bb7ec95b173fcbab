import type { ComponentType } from 'react';
import { loadCalendar, loadChosen } from '../features/booking/time/useCalendarModule';
import { preload } from '../ui/hooks/useLazyModule';
import { BookingPage } from './Booking';

/** @param isDrawn it has come with its calendar, whose code then comes with the page's */
export async function bookingPage(isDrawn: boolean): Promise<ComponentType> {
  if (isDrawn) await Promise.all([preload(loadCalendar), preload(loadChosen)]);
  return BookingPage;
}

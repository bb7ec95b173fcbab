import { useSyncExternalStore } from 'react';
import { clinicTimeAt } from '../../../domain/clock';

/** Loads the chunk that a booking needs from its first chosen doctor on: calendar, receipt and the words of dates. */
async function loadChunk() {
  const [{ DoctorWeek }, { ContinueButton }, { Receipt }, { weekdayAndDate, shortDateTime }] =
    await Promise.all([
      import(/* webpackChunkName: "booking-calendar" */ '../time/DoctorWeek'),
      import(/* webpackChunkName: "booking-calendar" */ '../time/ContinueButton'),
      import(/* webpackChunkName: "booking-calendar" */ '../receipt/Receipt'),
      import(/* webpackChunkName: "booking-calendar" */ '../../../content/dateWords'),
    ]);
  // The first reading of the clinic's time takes a phone 0.1 s: not when its first times are rendered.
  clinicTimeAt(Date.now());
  return { DoctorWeek, ContinueButton, Receipt, weekdayAndDate, shortDateTime };
}

interface CalendarCode {
  readonly parts?: Awaited<ReturnType<typeof loadChunk>>;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

// React.lazy would keep a failed load for ever: this one can be tried again, beside what the patient typed.
const listeners = new Set<() => void>();
let current: CalendarCode = { isFetching: false, refetch: () => void loadCalendar(true) };

function update(next: Partial<CalendarCode>): void {
  current = { ...current, ...next };
  for (const notify of listeners) notify();
}

/** Loads the calendar's code, unless it has loaded; a second failure loads the page again: a deployment renames files. */
export async function loadCalendar(isRetry = false): Promise<void> {
  if (current.parts !== undefined || current.isFetching) return;
  update({ isFetching: true });
  try {
    update({ parts: await loadChunk(), error: undefined, isFetching: false });
  } catch (error) {
    if (isRetry && navigator.onLine) window.location.reload();
    else update({ error, isFetching: false });
  }
}

const getSnapshot = () => current;

/** Loads the calendar's code ahead of a choice. A failure is not shown: the choice loads it again. */
export function warmUpCalendar(): void {
  if (current.parts !== undefined) return;
  loadChunk().then(
    (parts) => update({ parts }),
    () => undefined,
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Returns the calendar's code as a load; its parts are undefined until they have come. */
export const useCalendarCode = (): CalendarCode => useSyncExternalStore(subscribe, getSnapshot, getSnapshot);

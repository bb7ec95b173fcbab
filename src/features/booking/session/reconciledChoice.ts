import type { SnapshotFrom } from 'xstate';
import { selectFacts } from '../../../api/facts';
import type { RootState } from '../../../api/store';
import { offeredConsultations } from '../../../content/joinedLists';
import { offeredDoctors, requestedRow } from '../../../content/requestedRows';
import type { RequestedChoice } from '../../../content/bookingQuery';
import { hasOwnServer } from '../../../domain/backend';
import { isCalendarDate } from '../../../domain/calendarDate';
import type { Doctor, Service } from '../../../domain/entities';
import { isRefused, type RefusedStatus, type Week } from '../../../domain/slotStatus';
import type { BookingContext, ChoicePart } from './bookingContext';
import type { bookingMachine, SessionEvent } from './bookingMachine';
import type { SettledChoice } from './choice';
import { selectLoads, selectWeek, statusOf } from './week';

/** Returns undefined with another server: it may lack a name of the site's pages, and the visitor then chooses. */
const notOffered = (part: ChoicePart): SettledChoice | undefined =>
  hasOwnServer() ? { kind: 'notOffered', part } : undefined;

/** Returns the requested service; undefined when the visitor has to choose. */
function settledService(
  state: RootState,
  { service = '', price }: RequestedChoice,
  services: readonly Service[],
): SettledChoice | undefined {
  const wanted = requestedRow(services, service);
  if (wanted === undefined) return notOffered('service');
  const consultation = offeredConsultations(selectFacts(state), wanted).find(({ key }) => key === price);
  return { kind: 'service', serviceId: wanted.id, price: consultation ?? null };
}

/** Returns the requested doctor, or the only one; undefined when the visitor has to choose. */
function settledDoctor(
  { requested, doctorId }: BookingContext,
  doctors: readonly Doctor[],
): SettledChoice | undefined {
  if (requested?.doctor !== undefined) {
    const wanted = requestedRow(doctors, requested.doctor);
    return wanted ? { kind: 'doctor', doctorId: wanted.id } : notOffered('doctor');
  }
  const [only, ...others] = doctors;
  if (doctorId !== null || only === undefined || others.length > 0) return undefined;
  return { kind: 'doctor', doctorId: only.id };
}

type RequestedTime = NonNullable<RequestedChoice['time']>;

function settledTime({ slot, date }: RequestedTime, week: Week): SettledChoice {
  if (slot === '' && isCalendarDate(date)) return { kind: 'week', date };
  const named = week.slots.find(({ id }) => String(id) === slot);
  if (named === undefined || !isCalendarDate(date)) return { kind: 'notOffered', part: 'time' };
  const { id: slotId, startTime, endTime } = named;
  const wanted = { slotId, date, startTime, endTime };
  return { kind: 'time', slot: wanted, isFree: statusOf(week, wanted, null) === 'available' };
}

/** Returns the next part of the choice that the lists settle; undefined while they are awaited, or for none. */
function settledChoice(state: RootState, context: BookingContext): SettledChoice | undefined {
  const { requested, serviceId, doctorId } = context;
  const { services, doctors } = selectLoads(state, doctorId);
  if (requested?.service !== undefined)
    return services.data && settledService(state, requested, services.data);
  const offered = offeredDoctors(doctors.data, serviceId);
  const doctor = offered && settledDoctor(context, offered);
  if (doctor !== undefined || requested?.time === undefined || requested.doctor !== undefined) return doctor;
  const week = selectWeek(state, context);
  return week === null ? undefined : settledTime(requested.time, week);
}

/** Returns why the chosen slot can no longer be booked; null while it can. A slot that is gone counts as a day off. */
function lossOf(week: Week | null, { slot }: BookingContext): RefusedStatus | null {
  if (slot === null || week === null) return null;
  const status = statusOf(week, slot, slot);
  if (status === 'absent') return 'vacation';
  return isRefused(status) ? status : null;
}

/** Returns the event for a choice that the clinic's lists have settled; null for none. */
export function reconciledChoice(
  state: RootState,
  snapshot: SnapshotFrom<typeof bookingMachine>,
): SessionEvent | null {
  const { context } = snapshot;
  const choice = snapshot.matches('idle') ? settledChoice(state, context) : undefined;
  if (choice !== undefined) return { type: 'choice.settled', choice };
  if (!snapshot.matches('idle') && !snapshot.matches('error')) return null;
  const status = lossOf(selectWeek(state, context), context);
  return status === null ? null : { type: 'slot.lost', status };
}

import type { SnapshotFrom } from 'xstate';
import type { RootState } from '../../../api/store';
import { knownService } from '../../../content/clinicData';
import type { RequestedChoice } from '../../../content/paths';
import { isCalendarDate } from '../../../domain/calendarDate';
import type { Doctor, Service } from '../../../domain/entities';
import { isRefused, type RefusedStatus } from '../../../domain/slotStatus';
import { isInDoubt, withDoctor, withSlot, type BookingContext, type ChosenPrice } from './bookingContext';
import type { SessionEvent } from './bookingEvents';
import type { bookingMachine } from './bookingMachine';
import { offeredDoctors, selectLoads, selectWeek, statusOf, type Week } from './week';

type Change = Partial<BookingContext>;

/** Returns the rest of a requested choice; null once all of it was applied. */
function rest(requested: RequestedChoice): Change {
  const { doctor, time } = requested;
  return { requested: doctor === undefined && time === undefined ? null : requested };
}

/** Returns the price of the requested consultation, if the backend's service is the same; null otherwise. */
function priceOf({ requestedPrice }: BookingContext, service: Service): ChosenPrice | null {
  if (requestedPrice === null) return null;
  return knownService({ services: [requestedPrice.service] }, service) ? requestedPrice.row : null;
}

function requestedService(context: BookingContext, services: readonly Service[]): Change {
  const { requested } = context;
  const wanted = services.find(({ id }) => String(id) === requested?.service);
  if (requested === null || wanted === undefined) return { requested: null, passedOver: 'service' };
  const chosen = { serviceId: wanted.id, doctorId: null, price: priceOf(context, wanted) };
  return { ...withDoctor(context, chosen), ...rest({ ...requested, service: undefined }) };
}

/**
 * Applies the requested doctor, or the only one. An unknown doctor is reported as unavailable and the requested time
 * dropped.
 */
function requestedDoctor(context: BookingContext, doctors: readonly Doctor[]): Change | undefined {
  const { requested, doctorId, passedOver } = context;
  const wanted = doctors.find(({ id }) => String(id) === requested?.doctor);
  if (requested?.doctor !== undefined) {
    if (wanted === undefined) return { requested: null, passedOver: 'doctor' };
    return { ...withDoctor(context, { doctorId: wanted.id }), ...rest({ ...requested, doctor: undefined }) };
  }
  const [only, ...others] = doctors;
  if (doctorId !== null || only === undefined || others.length > 0) return undefined;
  return { ...withDoctor(context, { doctorId: only.id }), passedOver };
}

/** Applies the requested time: chosen, lost, or reported as unavailable. A date alone shows its week. */
function requestedTime(context: BookingContext, week: Week): Change {
  const { slot = '', date = '' } = context.requested?.time ?? {};
  if (slot === '' && isCalendarDate(date)) return { requested: null, shown: date };
  const named = week.slots.find(({ id }) => String(id) === slot);
  if (named === undefined || !isCalendarDate(date)) return { requested: null, passedOver: 'time' };
  const { id: slotId, startTime, endTime } = named;
  const wanted = { slotId, date, startTime, endTime };
  const isFree = statusOf(week, wanted, null) === 'available' || isInDoubt(context, wanted);
  return { requested: null, ...(isFree ? withSlot(context, wanted) : { lostSlot: wanted }) };
}

function settledChange(state: RootState, context: BookingContext): Change | undefined {
  const { requested, serviceId, doctorId } = context;
  const { services, doctors } = selectLoads(state, doctorId);
  if (requested?.service !== undefined) return services.data && requestedService(context, services.data);
  const offered = offeredDoctors(doctors.data, serviceId);
  const doctor = offered && requestedDoctor(context, offered);
  if (doctor !== undefined || requested?.time === undefined || requested.doctor !== undefined) return doctor;
  const week = selectWeek(state, doctorId);
  return week === null ? undefined : requestedTime(context, week);
}

/**
 * Returns why the chosen slot can no longer be booked; null while it can. A slot that the doctor no longer has counts
 * as a day off.
 */
function lossOf(week: Week | null, context: BookingContext): RefusedStatus | null {
  const { slot } = context;
  if (slot === null || week === null) return null;
  const status = statusOf(week, slot, slot);
  if (status === 'absent') return 'vacation';
  if (!isRefused(status) || (status === 'taken' && isInDoubt(context, slot))) return null;
  return status;
}

/** Returns the event for a choice that the clinic's lists have settled; null for none. */
export function reconciledChoice(
  state: RootState,
  snapshot: SnapshotFrom<typeof bookingMachine>,
): SessionEvent | null {
  const { context } = snapshot;
  const change = snapshot.matches('idle') ? settledChange(state, context) : undefined;
  if (change !== undefined) return { type: 'choice.settled', change };
  if (!snapshot.matches('idle') && !snapshot.matches('error')) return null;
  const status = lossOf(selectWeek(state, context.doctorId), context);
  return status === null ? null : { type: 'slot.lost', status };
}

import { knownService } from '../../../content/clinicFacts';
import type { RequestedChoice } from '../../../content/paths';
import { isCalendarDate } from '../../../domain/calendarDate';
import type { Service } from '../../../domain/entities';
import type { PriceFacts } from '../../../domain/facts';
import { NOT_SENT } from '../../form/submission';
import { answered, withDoctor, type BookingContext } from './bookingContext';
import { isUnanswered, mayBeOwn, offeredDoctors, statusOf, weekOf } from './week';

type Change = Partial<BookingContext>;

/** What is left of a request; nothing once all of it was looked at. */
function rest(requested: RequestedChoice): Change {
  const { doctor, time } = requested;
  return { requested: doctor === undefined && time === undefined ? null : requested };
}

/** Its price, when the address named one of the very service that this backend knows by that number. */
function priceOf({ requestedPrice, price }: BookingContext, service: Service): PriceFacts | null {
  if (requestedPrice !== null)
    return knownService({ services: [requestedPrice.service] }, service) ? requestedPrice.row : null;
  return price?.serviceId === service.id ? price : null;
}

/**
 * The service that is asked for, then the doctor; who is not there is passed over, with all that follows.
 * @returns undefined while nothing more is known
 */
export function requestedVisit(context: BookingContext): Change | undefined {
  const { requested, loads, unsent } = context;
  if (requested?.service !== undefined) {
    const wanted = loads.services.data?.find(({ id }) => String(id) === requested.service);
    if (wanted === undefined) return loads.services.data && { requested: null, passedOver: 'service' };
    const next = rest({ ...requested, service: undefined });
    const price = priceOf(context, wanted);
    return { ...withDoctor(context, { serviceId: wanted.id, doctorId: null, price }), ...next, unsent };
  }
  if (requested?.doctor !== undefined) {
    const doctors = offeredDoctors(context);
    const wanted = doctors?.find(({ id }) => String(id) === requested.doctor);
    if (wanted === undefined) return doctors && { requested: null, passedOver: 'doctor' };
    return {
      ...withDoctor(context, { doctorId: wanted.id }),
      ...rest({ ...requested, doctor: undefined }),
      unsent,
    };
  }
  return undefined;
}

/** The one doctor of a service, in the place of none; undefined while there is a choice, or another one is asked for. */
export function onlyChoice(context: BookingContext): Change | undefined {
  const { doctorId, requested, passedOver } = context;
  const [only, ...others] = offeredDoctors(context) ?? [];
  if (doctorId !== null || only === undefined || others.length > 0 || requested?.doctor !== undefined)
    return undefined;
  return { ...withDoctor(context, { doctorId: only.id }), passedOver };
}

/**
 * The time that is asked for, once the doctor's calendar is here: chosen, lost to somebody else or to a day off, or
 * passed over; of a date alone the week is shown.
 * @returns undefined until then
 */
export function requestedTime(context: BookingContext): Change | undefined {
  const { requested } = context;
  if (!requested?.time || requested.service !== undefined || requested.doctor !== undefined) return undefined;
  const week = weekOf(context);
  if (week === null) return undefined;
  const { slot, date } = requested.time;
  if (slot === '' && isCalendarDate(date)) return { requested: null, shown: date };
  const named = week.slots.find(({ id }) => String(id) === slot);
  if (named === undefined || !isCalendarDate(date)) return { requested: null, passedOver: 'time' };
  const { id: slotId, startTime, endTime } = named;
  const wanted = { slotId, date, startTime, endTime };
  const isFree = statusOf(context, wanted) === 'available';
  if (!isFree && !mayBeOwn(context, wanted)) return { requested: null, lostSlot: wanted };
  // What was sent for and is free still was never booked.
  const unsent = isFree && isUnanswered(context, wanted) ? NOT_SENT : null;
  return { requested: null, ...answered(context, { slot: wanted }), unsent };
}

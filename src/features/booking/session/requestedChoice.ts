import { knownService } from '../../../content/clinicFacts';
import type { RequestedChoice } from '../../../content/paths';
import type { Service } from '../../../domain/entities';
import type { PriceFacts } from '../../../domain/facts';
import { withDoctor, type BookingContext } from './bookingContext';
import { offeredDoctors, refusalOf, slotOn, weekOf } from './week';

type Change = Partial<BookingContext>;

/** What is left of a request; nothing once all of it was looked at. */
function rest(requested: RequestedChoice): Change {
  const { doctor, time } = requested;
  return { requested: doctor === undefined && time === undefined ? null : requested };
}

/** Its price, when the address named one of the very service that this backend knows by that number. */
function priceOf({ requestedPrice, serviceId, price }: BookingContext, service: Service): PriceFacts | null {
  if (requestedPrice !== null)
    return knownService({ services: [requestedPrice.service] }, service) ? requestedPrice.row : null;
  return serviceId === service.id ? price : null;
}

/**
 * The service that the page's address names, then the doctor; who is not there is passed over, with all that follows.
 * @returns undefined while nothing more is known
 */
export function requestedVisit(context: BookingContext): Change | undefined {
  const { requested, loads } = context;
  if (requested?.service !== undefined) {
    const wanted = loads.services.data?.find(({ id }) => String(id) === requested.service);
    if (wanted === undefined) return loads.services.data && { requested: null };
    const next = rest({ ...requested, service: undefined });
    const price = priceOf(context, wanted);
    return { ...withDoctor(context, { serviceId: wanted.id, doctorId: null, price }), ...next };
  }
  if (requested?.doctor !== undefined) {
    const doctors = offeredDoctors(context);
    const wanted = doctors?.find(({ id }) => String(id) === requested.doctor);
    if (wanted === undefined) return doctors && { requested: null };
    return {
      ...withDoctor(context, { doctorId: wanted.id }),
      ...rest({ ...requested, doctor: undefined }),
    };
  }
  return undefined;
}

/**
 * The time that the address names, once the doctor's calendar is here: chosen, or lost to somebody else.
 * @returns undefined until then
 */
export function requestedTime(context: BookingContext): Change | undefined {
  const { requested } = context;
  if (!requested?.time || requested.service !== undefined || requested.doctor !== undefined) return undefined;
  const week = weekOf(context);
  if (week === null) return undefined;
  const { slot, date } = requested.time;
  const slotId = week.slots.find(({ id }) => String(id) === slot)?.id;
  const found = slotId === undefined ? undefined : slotOn(context, { slotId, date });
  if (found === undefined) return { requested: null };
  const isFree = refusalOf(context, found) === null;
  return { requested: null, ...(isFree ? { slot: found } : { lostSlot: found }) };
}

import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { ContactContext } from '../../features/contact/session/contactContext';
import type { BookingScenarioContext } from './bookingParts';
import type { ContactScenarioContext } from './contactParts';

/** The booking machine's context as scenarios write it: what a visitor can see, without random keys. */
export function visibleBooking(context: BookingContext): Required<BookingScenarioContext> {
  const { serviceId, doctorId, slot, lostSlot, patient, problems, receipt } = context;
  return {
    serviceId,
    doctorId,
    slot: slot && { slotId: slot.slotId, date: slot.date },
    lostSlot: lostSlot && { date: lostSlot.date, startTime: lostSlot.startTime },
    patient,
    problems,
    receipt: receipt && {
      date: receipt.slot.date,
      startTime: receipt.slot.startTime,
      patientName: receipt.patientName,
      ...(receipt.reference !== undefined && { reference: receipt.reference }),
    },
  };
}

/** The contact machine's context as scenarios write it. */
export function visibleContact(context: ContactContext): Required<ContactScenarioContext> {
  const { request, problems, wasNotSent } = context;
  return { request, problems, wasNotSent };
}

import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { BookingEmitted } from '../../features/booking/session/bookingEvents';
import { bookingMachine } from '../../features/booking/session/bookingMachine';
import { bookingMessage } from '../../features/booking/session/bookingMessages';
import type { ContactContext } from '../../features/contact/session/contactContext';
import { contactMachine, type ContactEmitted } from '../../features/contact/session/contactMachine';
import { contactMessage } from '../../features/contact/session/contactMessages';
import type { Sending } from '../../features/form/submission';
import type { FormMessage, Settled } from '../../features/notifications/notification';
import type { BookingScenarioContext } from '../scenario/bookingParts';
import type { ContactScenarioContext } from '../scenario/contactParts';
import type { MachineName } from '../scenario/scenario';

export const MACHINES: Readonly<Record<MachineName, AnyStateMachine>> = {
  booking: bookingMachine,
  contact: contactMachine,
};

/** Returns what the visitor is told of what a machine emits; null when nothing. */
export function messageOf(emitted: { readonly type: string }): FormMessage | Settled | null {
  return emitted.type.startsWith('booking.')
    ? bookingMessage(emitted as BookingEmitted)
    : contactMessage(emitted as ContactEmitted);
}

const visibleSending = ({ unsent, isOffline, isSlow }: Sending) => ({
  wasNotSent: unsent !== null,
  isOffline,
  isSlow,
});

/** The booking machine's context as scenarios write it: what a visitor can see, without random keys. */
export function visibleBooking(context: BookingContext): Required<BookingScenarioContext> {
  const { serviceId, doctorId, slot, price, lostSlot, patient, problems, receipt } = context;
  return {
    serviceId,
    doctorId,
    slot: slot && { slotId: slot.slotId, date: slot.date },
    price: price?.key ?? null,
    lostSlot: lostSlot && { date: lostSlot.date, startTime: lostSlot.startTime },
    patient,
    problems,
    receipt: receipt && {
      date: receipt.slot.date,
      startTime: receipt.slot.startTime,
      patientName: receipt.patientName,
      ...(receipt.reference !== undefined && { reference: receipt.reference }),
    },
    ...visibleSending(context),
  };
}

/** The contact machine's context as scenarios write it. */
export function visibleContact(context: ContactContext): Required<ContactScenarioContext> {
  const { request, problems } = context;
  return { request, problems, ...visibleSending(context) };
}

/** A machine's context as scenarios write it. */
export function visibleContext(
  machine: MachineName,
  context: unknown,
): Required<BookingScenarioContext> | Required<ContactScenarioContext> {
  return machine === 'booking'
    ? visibleBooking(context as BookingContext)
    : visibleContact(context as ContactContext);
}
/** What a visitor can do with the form in a state, e.g. `idle` or `submitted.waiting`. */
export function allowedEvents(machine: MachineName, state: string): readonly string[] {
  const path = state.split('.');
  let node: AnyStateNode | undefined = MACHINES[machine].root;
  const nodes = path.flatMap((key) => {
    node = node?.states[key] as AnyStateNode | undefined;
    return node ?? [];
  });
  const events = nodes.flatMap((node) => node.ownEvents.map(String));
  return [...new Set(events)].filter((event) => !event.startsWith('xstate.'));
}

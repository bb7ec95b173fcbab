import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ClinicStore } from '../../api/createClinicStore';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { BookingNews } from '../../features/booking/session/bookingEvents';
import { bookingMachine } from '../../features/booking/session/bookingMachine';
import { bookingMessage } from '../../features/booking/session/bookingMessages';
import { bookingSession } from '../../features/booking/session/bookingSession';
import type { ContactContext } from '../../features/contact/session/contactContext';
import { contactMachine, type ContactNews } from '../../features/contact/session/contactMachine';
import { contactMessage } from '../../features/contact/session/contactMessages';
import { contactSession } from '../../features/contact/session/contactSession';
import type { DraftStore } from '../../features/form/draft';
import type { Sending } from '../../features/form/submission';
import type { FormMessage, Settled } from '../../features/notifications/notification';
import type { BookingScenarioContext } from '../scenario/bookingParts';
import type { ContactScenarioContext } from '../scenario/contactParts';
import type { MachineName } from '../scenario/scenario';

export const MACHINES: Readonly<Record<MachineName, AnyStateMachine>> = {
  booking: bookingMachine,
  contact: contactMachine,
};

/** The very sessions that the site's pages run. */
export const SESSIONS: Readonly<
  Record<MachineName, (store: ClinicStore, drafts: DraftStore) => AnyStateMachine>
> = {
  booking: bookingSession,
  contact: contactSession,
};

/** What a machine's news say to the visitor; null when nothing. */
export function messageOf(news: { readonly type: string }): FormMessage | Settled | null {
  return news.type.startsWith('booking.')
    ? bookingMessage(news as BookingNews)
    : contactMessage(news as ContactNews);
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

import { selectFacts } from '../../api/facts';
import { offeredConsultations } from '../../content/joinedLists';
import { offeredDoctors } from '../../content/requestedRows';
import { requestedChoice } from '../../content/paths';
import type { Id, SlotOnDate } from '../../domain/entities';
import { firstFreeTime, isSameTime } from '../../domain/slotStatus';
import { clinicApi } from '../../api/clinicApi';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { bookingMachine } from '../../features/booking/session/bookingMachine';
import {
  pressOf,
  selectLoads,
  selectWeek,
  timesInstead,
  type LoadName,
  type Week,
} from '../../features/booking/session/week';
import { uniqueKey } from '../../features/form/submission';
import type { SnapshotFrom } from 'xstate';
import { ImpossibleStep, type ScenarioEvent } from '../run/scenarioRunner';
import { shownId } from '../scenario/standardClinic';
import type { MachineName } from '../scenario/scenario';
import type { FormSession } from './formSession';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

const refuse = (reason: string): never => {
  throw new ImpossibleStep(reason);
};

/**
 * Checks that a list offers the chosen entry.
 * @throws ImpossibleStep when it does not, or is not loaded yet
 */
function checkOffer(
  list: string,
  offered: readonly { readonly id: Id }[] | undefined,
  chosen: Id | null | undefined,
): void {
  if (offered === undefined || offered.length === 0) refuse(`The page offers no ${list} there.`);
  if (chosen !== null && offered?.every(({ id }) => id !== chosen))
    refuse(`The page offers no ${chosen} among the ${list}.`);
}

/** The lists that each `Încearcă din nou` button loads again. */
const GROUPS: readonly (readonly LoadName[])[] = [
  ['services', 'doctors'],
  ['slots', 'vacations'],
];

function retry({ store, actor }: FormSession, call: LoadName): void {
  const { doctorId } = (actor.getSnapshot() as BookingSnapshot).context;
  const loads = selectLoads(store.getState(), doctorId);
  const again = { forceRefetch: true, subscribe: false };
  const { services, doctors, slots, vacations } = clinicApi.endpoints;
  const initiate = {
    services: () => store.dispatch(services.initiate(undefined, again)),
    doctors: () => store.dispatch(doctors.initiate(undefined, again)),
    slots: () => store.dispatch(slots.initiate(doctorId ?? '', again)),
    vacations: () => store.dispatch(vacations.initiate(doctorId ?? '', again)),
  };
  const failed = (GROUPS.find((names) => names.includes(call)) ?? []).filter(
    (name) => loads[name]?.error !== undefined,
  );
  if (failed.length === 0) throw new ImpossibleStep(`Nothing of ${call} has to be tried again.`);
  for (const name of failed) void initiate[name]();
}

/** Returns whether a time is offered above the calendar, instead of one that cannot be had. */
const isOffered = (week: Week, { lostSlot, passedOver }: BookingContext, time: SlotOnDate): boolean =>
  (lostSlot !== null || passedOver === 'time') &&
  timesInstead(week, lostSlot).some((offered) => isSameTime(offered, time));

function performInBooking(session: FormSession, event: ScenarioEvent): void {
  const { actor, store, shownWeek } = session;
  const snapshot = actor.getSnapshot() as BookingSnapshot;
  const { serviceId, doctorId, slot } = snapshot.context;
  if (event.type === 'receipt.dismissed') {
    if (!snapshot.matches('success')) refuse('The page has no confirmation.');
    actor.send(event);
    return;
  }
  if (snapshot.matches('success')) refuse("The confirmation stands in the form's place.");
  const loads = selectLoads(store.getState(), doctorId);
  const week = selectWeek(store.getState(), doctorId) ?? undefined;
  shownWeek.follow(snapshot.context, week ?? null);
  const doctors = serviceId === null ? undefined : offeredDoctors(loads.doctors.data, serviceId);
  const service = loads.services.data?.find(({ id }) => id === serviceId);
  const prices = offeredConsultations(selectFacts(store.getState()), service);
  // A press on a locked control has no effect.
  const isLocked = snapshot.matches('submitted');
  const press = (time: SlotOnDate): void => {
    const pressed = week && pressOf(week, time, slot);
    if (pressed && !isLocked) actor.send(pressed);
  };
  switch (event.type) {
    case 'service.chosen':
      if (!isLocked) checkOffer('services', loads.services.data, event.serviceId);
      actor.send(event);
      break;
    case 'doctor.chosen':
      if (!isLocked) checkOffer('doctors', doctors, event.doctorId);
      actor.send(event);
      break;
    case 'price.chosen': {
      // The page offers no choice for a single consultation.
      const offered = prices.length < 2 ? [] : prices.map(({ key }) => ({ id: key }));
      checkOffer('consultations', offered, event.price);
      if (!isLocked) actor.send({ ...event, price: prices.find(({ key }) => key === event.price) ?? null });
      break;
    }
    case 'slot.chosen':
      if (week === undefined) refuse('The page has no calendar.');
      else if (
        pressOf(week, event.slot, slot) === null ||
        !(shownWeek.has(event.slot.date) || isOffered(week, snapshot.context, event.slot))
      )
        refuse(`The page has no slot ${event.slot.slotId} on ${event.slot.date} in the week that it shows.`);
      press(event.slot);
      break;
    case 'week.next':
    case 'week.previous':
      if (week === undefined) refuse('The page has no calendar.');
      if (!isLocked) shownWeek.turn(event.type === 'week.next' ? 1 : -1);
      break;
    case 'firstFree.pressed': {
      if (week === undefined) refuse('The page has no calendar.');
      const first = week && firstFreeTime(week.slots, week);
      if (first === undefined || isLocked) break;
      shownWeek.show(first.date);
      press(first);
      break;
    }
    case 'offer.chosen': {
      const choice = requestedChoice(event.address.split('?')[1] ?? '');
      if (choice === null) refuse(`The page has no offer ${event.address}.`);
      checkOffer('doctors', doctors, shownId(choice?.doctor ?? ''));
      if (!isLocked && choice !== null) actor.send({ type: event.type, choice });
      break;
    }
    case 'load.retried':
      retry(session, event.call);
      break;
    default:
      actor.send(event);
  }
}

const SIGNALS = {
  'visitor.returned': 'onFocus',
  'network.lost': 'onOffline',
  'network.returned': 'onOnline',
} as const;

/**
 * Performs a visitor's event in a session without a page.
 * @throws ImpossibleStep for an event that the page would not offer
 */
export function performInSession(machine: MachineName, session: FormSession, event: ScenarioEvent): void {
  const { actor } = session;
  if (event.type in SIGNALS) {
    session.signal(SIGNALS[event.type as keyof typeof SIGNALS]);
    if (event.type !== 'visitor.returned') actor.send(event);
    return;
  }
  if (event.type === 'address.changed') {
    session.goTo(event.address);
    return;
  }
  const { context } = actor.getSnapshot() as Pick<BookingSnapshot, 'context'>;
  if (event.type === 'form.emptied' && !context.isRestored)
    refuse('The form keeps nothing of an earlier visit.');
  const sent = event.type === 'form.submitted' ? { ...event, idempotencyKey: uniqueKey() } : event;
  if (machine === 'contact') actor.send(sent);
  else performInBooking(session, sent);
}

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

/** Returns whether a time is offered above the calendar, instead of one that is not available. */
const isOffered = (week: Week, { lostSlot, notOffered }: BookingContext, time: SlotOnDate): boolean =>
  (lostSlot !== null || notOffered === 'time') &&
  timesInstead(week, lostSlot).some((offered) => isSameTime(offered, time));

/** The content of a booking's page when a visitor acts on it. */
type ShownPage = ReturnType<typeof shownPage>;

function shownPage(session: FormSession, snapshot: BookingSnapshot) {
  const { context } = snapshot;
  const state = session.store.getState();
  const loads = selectLoads(state, context.doctorId);
  const week = selectWeek(state, context.doctorId) ?? undefined;
  session.shownWeek.follow(context, week ?? null);
  const services = loads.services.data;
  const service = services?.find(({ id }) => id === context.serviceId);
  return {
    session,
    context,
    services,
    doctors: context.serviceId === null ? undefined : offeredDoctors(loads.doctors.data, context.serviceId),
    prices: offeredConsultations(selectFacts(state), service),
    week,
    // While a booking is being sent, a press on a locked control has no effect.
    isLocked: snapshot.matches('submitted'),
  };
}

/** @throws ImpossibleStep while the page has no calendar */
const calendarOf = ({ week }: ShownPage): Week => week ?? refuse('The page has no calendar.');

function press({ session, context, isLocked }: ShownPage, week: Week, time: SlotOnDate): void {
  const pressed = pressOf(week, time, context.slot);
  if (pressed && !isLocked) session.actor.send(pressed);
}

function turn(page: ShownPage, weeks: 1 | -1): void {
  calendarOf(page);
  if (!page.isLocked) page.session.shownWeek.turn(weeks);
}

type Performed<Type extends ScenarioEvent['type']> = (
  page: ShownPage,
  event: Extract<ScenarioEvent, { type: Type }>,
) => void;

/** The events that depend on what the page shows; all others reach the machine as they are. */
const ON_PAGE: { readonly [Type in ScenarioEvent['type']]?: Performed<Type> } = {
  'service.chosen'({ session, services, isLocked }, event) {
    if (!isLocked) checkOffer('services', services, event.serviceId);
    session.actor.send(event);
  },
  'doctor.chosen'({ session, doctors, isLocked }, event) {
    if (!isLocked) checkOffer('doctors', doctors, event.doctorId);
    session.actor.send(event);
  },
  'price.chosen'({ session, prices, isLocked }, event) {
    // The page offers no choice for a single consultation.
    const offered = prices.length < 2 ? [] : prices.map(({ key }) => ({ id: key }));
    checkOffer('consultations', offered, event.price);
    const price = prices.find(({ key }) => key === event.price) ?? null;
    if (!isLocked) session.actor.send({ ...event, price });
  },
  'slot.chosen'(page, { slot }) {
    const week = calendarOf(page);
    const isShown = page.session.shownWeek.has(slot.date) || isOffered(week, page.context, slot);
    if (!isShown || pressOf(week, slot, page.context.slot) === null)
      refuse(`The page has no slot ${slot.slotId} on ${slot.date} in the week that it shows.`);
    press(page, week, slot);
  },
  'week.next': (page) => turn(page, 1),
  'week.previous': (page) => turn(page, -1),
  'firstFree.pressed'(page) {
    const week = calendarOf(page);
    const first = firstFreeTime(week.slots, week);
    if (first === undefined || page.isLocked) return;
    page.session.shownWeek.show(first.date);
    press(page, week, first);
  },
  'offer.chosen'({ session, doctors, isLocked }, { type, address }) {
    const choice =
      requestedChoice(address.split('?')[1] ?? '') ?? refuse(`The page has no offer ${address}.`);
    checkOffer('doctors', doctors, shownId(choice.doctor ?? ''));
    if (!isLocked) session.actor.send({ type, choice });
  },
  'load.retried': ({ session }, { call }) => retry(session, call),
};

function performInBooking(session: FormSession, event: ScenarioEvent): void {
  const snapshot = session.actor.getSnapshot() as BookingSnapshot;
  if (event.type === 'receipt.dismissed') {
    if (!snapshot.matches('success')) refuse('The page has no receipt.');
    session.actor.send(event);
    return;
  }
  if (snapshot.matches('success')) refuse("The receipt stands in the form's place.");
  const perform = ON_PAGE[event.type] as Performed<ScenarioEvent['type']> | undefined;
  const page = shownPage(session, snapshot);
  if (perform === undefined) session.actor.send(event);
  else perform(page, event);
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

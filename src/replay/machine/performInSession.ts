import { consultationPrices, knownService } from '../../content/clinicFacts';
import { requestedChoice } from '../../content/paths';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { Id, Service, SlotOnDate } from '../../domain/entities';
import type { PriceFacts } from '../../domain/facts';
import { firstFreeTime } from '../../domain/slotStatus';
import { clinicApi } from '../../api/clinicApi';
import type { bookingMachine } from '../../features/booking/session/bookingMachine';
import { tellFailedAgain } from '../../features/booking/session/bookingSession';
import {
  offeredDoctors,
  pressOf,
  selectLoads,
  selectWeek,
  type LoadName,
} from '../../features/booking/session/week';
import { uniqueKey } from '../../features/form/submission';
import type { Notify } from '../../features/notifications/notification';
import type { SnapshotFrom } from 'xstate';
import { CannotHappen } from '../run/cannotHappen';
import type { ScenarioEvent } from '../run/stage';
import type { MachineName } from '../scenario/scenario';
import type { FormSession } from './formSession';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/** False when nothing is offered to choose from yet. @throws CannotHappen for a choice that is never offered */
function offers(
  list: string,
  offered: readonly { readonly id: Id }[] | undefined,
  chosen: Id | null,
): boolean {
  if (offered === undefined) return false;
  if (chosen === null || offered.some(({ id }) => id === chosen)) return true;
  throw new CannotHappen(`The page offers no ${chosen} among the ${list}.`);
}

/** The prices of a service, of the clinic that the pages show. */
function offeredPrices(services: readonly Service[] = [], serviceId: Id | null): readonly PriceFacts[] {
  const service = services.find(({ id }) => id === serviceId);
  const known = service && knownService(SAMPLE_FACTS, service);
  return known === undefined ? [] : consultationPrices(SAMPLE_FACTS, known.id);
}

/** What one `Încearcă din nou` stands for. */
const GROUPS: readonly (readonly LoadName[])[] = [
  ['services', 'doctors'],
  ['slots', 'vacations'],
];

function retry({ store, actor }: FormSession, call: LoadName, notify: Notify): void {
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
  if (failed.length === 0) throw new CannotHappen(`Nothing of ${call} has to be tried again.`);
  void tellFailedAgain(Object.fromEntries(failed.map((name) => [name, initiate[name]()])), notify);
}

function performInBooking(session: FormSession, event: ScenarioEvent, notify: Notify): void {
  const { actor, store } = session;
  const snapshot = actor.getSnapshot() as BookingSnapshot;
  const { serviceId, doctorId, slot, receipt, patient } = snapshot.context;
  const isLocked = snapshot.matches('submitted');
  const loads = selectLoads(store.getState(), doctorId);
  const week = selectWeek(store.getState(), doctorId);
  const press = (time: SlotOnDate): void => {
    const pressed = week && pressOf(week, time, slot);
    if (pressed !== null && !isLocked) actor.send(pressed);
  };
  switch (event.type) {
    case 'service.chosen':
      if (isLocked || offers('services', loads.services.data, event.serviceId)) actor.send(event);
      break;
    case 'doctor.chosen': {
      const offered = offeredDoctors(loads.doctors.data, serviceId);
      // The page has no doctors without a service.
      if (serviceId !== null && (isLocked || offers('doctors', offered, event.doctorId))) actor.send(event);
      break;
    }
    case 'price.chosen': {
      const prices = offeredPrices(loads.services.data, serviceId);
      const keys = prices.map(({ key }) => ({ id: key }));
      if (!isLocked && offers('consultations', keys, event.price))
        actor.send({ ...event, price: prices.find(({ key }) => key === event.price) ?? null });
      break;
    }
    case 'slot.chosen':
      if (week === null) throw new CannotHappen('The page has no calendar.');
      if (pressOf(week, event.slot, slot) === null)
        throw new CannotHappen(`The calendar shows no slot ${event.slot.slotId} on ${event.slot.date}.`);
      press(event.slot);
      break;
    case 'offer.chosen': {
      const choice = requestedChoice(event.address.split('?')[1] ?? '');
      if (!isLocked && choice !== null) actor.send({ type: event.type, choice });
      break;
    }
    case 'firstFree.pressed': {
      const first = week === null ? undefined : firstFreeTime(week.slots, week);
      if (first !== undefined) press(first);
      break;
    }
    case 'load.retried':
      retry(session, event.call, notify);
      break;
    case 'receipt.dismissed':
      if (receipt !== null) actor.send(event);
      break;
    case 'field.changed':
      if (!(event.field in patient)) throw new CannotHappen(`The page has no field ${event.field}.`);
      actor.send(event);
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
 * Does to a session what a visitor of its page would do. What the page would not offer is not done.
 * @throws CannotHappen
 */
export function performInSession(
  machine: MachineName,
  session: FormSession,
  event: ScenarioEvent,
  notify: Notify,
): void {
  const { actor } = session;
  if (event.type in SIGNALS) session.signal(SIGNALS[event.type as keyof typeof SIGNALS]);
  if (event.type === 'visitor.returned') return;
  if (event.type === 'form.submitted') actor.send({ ...event, idempotencyKey: uniqueKey() });
  else if (machine === 'contact') actor.send(event);
  else performInBooking(session, event, notify);
}

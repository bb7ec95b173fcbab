import type { SnapshotFrom } from 'xstate';
import { consultationPrices, knownService } from '../../content/clinicFacts';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { Id, SlotOnDate } from '../../domain/entities';
import type { PriceFacts } from '../../domain/facts';
import { requestedChoice } from '../../content/paths';
import { firstFreeTime } from '../../domain/slotStatus';
import { openingMonday, workdaysOf } from '../../domain/calendarDate';
import type { BookingContext } from '../../features/booking/session/bookingContext';
import type { bookingMachine } from '../../features/booking/session/bookingMachine';
import { offeredDoctors, statusOf, weekOf } from '../../features/booking/session/week';
import { uniqueKey } from '../../features/form/uniqueKey';
import { CannotHappen, checkPress, REFUSALS, type SlotEvent } from '../run/cannotHappen';
import type { ScenarioEvent } from '../run/stage';
import { said } from '../scenario/said';
import type { MachineName } from '../scenario/scenario';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
/** An actor that runs one of the two sessions. */
export interface Session {
  readonly getSnapshot: () => unknown;
  readonly send: (event: { readonly type: string; readonly [carried: string]: unknown }) => void;
}

/** False when nothing is offered to choose from yet. @throws CannotHappen for a choice that is never offered */
function offers(
  list: string,
  offered: readonly { readonly id: Id }[] | undefined,
  chosen: Id | null,
): boolean {
  if (offered === undefined) return false;
  if (chosen === null || offered.some(({ id }) => id === chosen)) return true;
  throw new CannotHappen(
    said(`The page offers no ${chosen} among the ${list}.`, `Pagina nu oferă ${chosen} în lista ${list}.`),
  );
}

/** Of the clinic that the pages show. */
function offeredPrices({ loads, serviceId }: BookingContext): readonly PriceFacts[] {
  const service = loads.services.data?.find(({ id }) => id === serviceId);
  const known = service && knownService(SAMPLE_FACTS, service);
  return known === undefined ? [] : consultationPrices(SAMPLE_FACTS, known.id);
}

/** Any slot of the week that a calendar opens on. */
function shownWith(context: BookingContext, status: string): SlotOnDate | undefined {
  const { slots, now } = weekOf(context) ?? { slots: [], now: context.now };
  return slots
    .map(({ id, weekday }) => ({ slotId: id, date: workdaysOf(openingMonday(now.date))[weekday] ?? '' }))
    .find((slot) => statusOf(context, slot) === status);
}

/** @throws CannotHappen when the calendar shows the slot otherwise than the scenario says */
function pressedSlot(context: BookingContext, event: SlotEvent): SlotOnDate {
  const slot = event.slot ?? (event.type === 'slot.refused' ? shownWith(context, event.status) : undefined);
  if (slot === undefined) throw new CannotHappen(REFUSALS.noSuchSlot);
  const status = statusOf(context, slot);
  // Without a calendar there is nothing to press on, and the machine has to refuse.
  if (status !== null) checkPress(event, slot, status);
  return slot;
}

function performInBooking(actor: Session, snapshot: BookingSnapshot, event: ScenarioEvent): void {
  const { context } = snapshot;
  const { loads, serviceId } = context;
  const isLocked = snapshot.matches('submitted');
  switch (event.type) {
    case 'service.chosen':
      if (isLocked || offers('services', loads.services.data, event.serviceId)) actor.send(event);
      break;
    case 'doctor.chosen':
      // Without a service the machine has to refuse.
      if (isLocked || serviceId === null || offers('doctors', offeredDoctors(context), event.doctorId))
        actor.send(event);
      break;
    case 'price.chosen': {
      const prices = offeredPrices(context);
      const keys = prices.map(({ key }) => ({ id: key }));
      if (!isLocked && offers('consultations', keys, event.price))
        actor.send({ ...event, price: prices.find(({ key }) => key === event.price) ?? null });
      break;
    }
    case 'slot.chosen':
    case 'slot.refused':
      if (!isLocked) actor.send({ type: 'slot.pressed', slot: pressedSlot(context, event) });
      break;
    case 'offer.chosen': {
      const choice = requestedChoice(event.address.split('?')[1] ?? '');
      if (!isLocked && choice !== null) actor.send({ type: event.type, choice });
      break;
    }
    case 'firstFree.pressed': {
      const week = weekOf(context);
      const first = week === null ? undefined : firstFreeTime(week.slots, week);
      if (!isLocked && first !== undefined) actor.send({ type: 'slot.pressed', slot: first });
      break;
    }
    case 'slot.lost':
      if (context.slot !== null) throw new CannotHappen(REFUSALS.slotIsThere);
      break;
    case 'load.retried':
      if (!loads[event.call].hasFailed) throw new CannotHappen(REFUSALS.nothingFailed(event.call));
      actor.send(event);
      break;
    case 'receipt.dismissed':
      if (context.receipt !== null) actor.send(event);
      break;
    case 'field.changed':
      if (!(event.field in context.patient)) throw new CannotHappen(REFUSALS.noField(event.field));
      actor.send(event);
      break;
    default:
      actor.send(event);
  }
}

/**
 * Does to a session what a visitor of its page would do. What the page would not offer is not done.
 * @throws CannotHappen
 */
export function performInSession(machine: MachineName, actor: Session, event: ScenarioEvent): void {
  if (event.type === 'form.submitted') actor.send({ ...event, idempotencyKey: uniqueKey() });
  else if (machine === 'contact') actor.send(event);
  else performInBooking(actor, actor.getSnapshot() as BookingSnapshot, event);
}

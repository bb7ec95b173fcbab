import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { SnapshotFrom } from 'xstate';
import { selectFacts } from '../../api/facts';
import { requestedChoice } from '../../content/bookingQuery';
import { choosableConsultations, offeredDoctors, requestedRow } from '../../content/requestedRows';
import type { Id } from '../../domain/entities';
import { firstFreeTime, type Week } from '../../domain/slotStatus';
import type { bookingMachine } from '../../features/booking/session/bookingMachine';
import { pressOf, retriedWith, selectLoads, selectWeek } from '../../features/booking/session/week';
import { uniqueKey } from '../../features/form/submission';
import { ImpossibleStep, type ScenarioEvent } from '../run/scenarioRunner';
import type { MachineName } from '../scenario/scenario';
import type { FormSession } from './formSession';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

const refuse = (reason: string): never => {
  throw new ImpossibleStep(reason);
};

/**
 * Checks that a list offers the chosen entry.
 * @throws {ImpossibleStep} if it does not, or is not loaded yet
 */
function checkOffer(
  list: string,
  offered: readonly { readonly id: Id }[] = [],
  chosen: Id | null = null,
): void {
  if (offered.length === 0) refuse(`Pagina nu oferă nimic la ${list}.`);
  if (chosen !== null && offered.every(({ id }) => id !== chosen))
    refuse(`Pagina nu oferă „${chosen}” la ${list}.`);
}

/** Returns what the form's page shows when a visitor acts on it. */
function shownPage(session: FormSession) {
  const { context } = session.actor.getSnapshot() as BookingSnapshot;
  const state = session.store.getState();
  const loads = selectLoads(state, context.doctorId);
  const week = selectWeek(state, context);
  return {
    ...session,
    context,
    state,
    loads,
    doctors: offeredDoctors(loads.doctors.data, context.serviceId),
    /** @throws {ImpossibleStep} while the page has no calendar */
    calendar: (): Week => week ?? refuse('Pagina nu are calendar.'),
  };
}

/** Checks an event on a page, and returns what it does there. */
type Performed<Type extends ScenarioEvent['type']> = (
  page: ReturnType<typeof shownPage>,
  event: Extract<ScenarioEvent, { type: Type }>,
) => () => void;

/** Checks that there is a calendar; which week it shows, only the page knows. */
function turned({ calendar }: ReturnType<typeof shownPage>) {
  calendar();
  return () => undefined;
}

/** The events that depend on what the page shows; all others reach the machine as they are. */
const ON_PAGE: { readonly [Type in ScenarioEvent['type']]?: Performed<Type> } = {
  'service.chosen'({ actor, loads }, event) {
    checkOffer('Serviciu', loads.services.data, event.serviceId);
    return () => actor.send(event);
  },
  'doctor.chosen'({ actor, doctors }, event) {
    checkOffer('Medic', doctors, event.doctorId);
    return () => actor.send(event);
  },
  'price.chosen'({ actor, context, loads, state }, event) {
    const service = loads.services.data?.find(({ id }) => id === context.serviceId);
    const prices = choosableConsultations(selectFacts(state), service);
    const offered = prices.map(({ key }) => ({ id: key }));
    checkOffer('Consultație', offered, event.price);
    const price = prices.find(({ key }) => key === event.price) ?? null;
    return () => actor.send({ ...event, price });
  },
  'slot.chosen'({ actor, context, calendar }, { slot }) {
    const pressed = pressOf(calendar(), slot, context.slot);
    if (pressed !== null) return () => actor.send(pressed);
    return refuse(`Pagina nu are intervalul ${slot.slotId} din ${slot.date}.`);
  },
  'week.next': turned,
  'week.previous': turned,
  'firstFree.pressed'({ actor, context, calendar }) {
    const first = firstFreeTime(calendar());
    const pressed = first && pressOf(calendar(), first, context.slot);
    return () => pressed && actor.send(pressed);
  },
  'offer.chosen'({ actor, doctors }, { type, address }) {
    const [, search = ''] = address.split('?');
    const choice = requestedChoice(search) ?? refuse(`Pagina nu are oferta ${address}.`);
    const chosen = choice.doctor ?? '';
    checkOffer('Medic', doctors, requestedRow(doctors ?? [], chosen)?.id ?? chosen);
    return () => actor.send({ type, choice });
  },
  'load.retried'({ loads, refetch }, { call }) {
    const failed = retriedWith(call).filter((name) => loads[name]?.error !== undefined);
    if (failed.length === 0) refuse(`Pagina nu are butonul Încearcă din nou pentru ${call}.`);
    return () => failed.forEach(refetch);
  },
};

function performInBooking(session: FormSession, event: ScenarioEvent): void {
  const snapshot = session.actor.getSnapshot() as BookingSnapshot;
  const isBooked = snapshot.matches('success');
  if (isBooked !== (event.type === 'receipt.dismissed'))
    refuse(isBooked ? 'Confirmarea stă în locul formularului.' : 'Pagina nu are confirmare.');
  const perform = ON_PAGE[event.type] as Performed<ScenarioEvent['type']> | undefined;
  const page = shownPage(session);
  const act = perform?.(page, event) ?? (() => session.actor.send(event));
  // A locked form is pressed in vain.
  if (!snapshot.matches('submitted')) act();
}

const SIGNALS = {
  'visitor.returned': 'onFocus',
  'network.lost': 'onOffline',
  'network.returned': 'onOnline',
} as const;

/**
 * Performs a visitor's event in a session without a page.
 * @throws {ImpossibleStep} for an event that the page would not offer
 */
export function performInSession(machine: MachineName, session: FormSession, event: ScenarioEvent): void {
  const { actor, store } = session;
  if (event.type in SIGNALS) {
    const signal = SIGNALS[event.type as keyof typeof SIGNALS];
    // RTK Query gives its actions for the window's events to such a function only.
    setupListeners(store.dispatch, (dispatch, actions) => {
      dispatch(actions[signal]());
      return () => undefined;
    });
    if (event.type !== 'visitor.returned') actor.send(event);
    return;
  }
  if (event.type === 'address.changed') {
    session.goTo(event.address);
    return;
  }
  const { context } = actor.getSnapshot() as Pick<BookingSnapshot, 'context'>;
  if (event.type === 'form.emptied' && !context.isRestored)
    refuse('Formularul nu păstrează nimic dintr-o vizită anterioară.');
  const sent = event.type === 'form.submitted' ? { ...event, idempotencyKey: uniqueKey() } : event;
  if (machine === 'contact') actor.send(sent);
  else performInBooking(session, sent);
}

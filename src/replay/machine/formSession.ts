import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createActor, type InspectionEvent } from 'xstate';
import { clinicApi } from '../../api/clinicApi';
import { makeStore, type AppStore } from '../../api/store';
import { requestedChoice } from '../../content/paths';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { Id } from '../../domain/entities';
import { bookingMachine } from '../../features/booking/session/bookingMachine';
import { startBookingSession } from '../../features/booking/session/bookingSession';
import { addressAfter, chosenAddress } from '../../features/booking/session/choice';
import { contactMachine } from '../../features/contact/session/contactMachine';
import { startContactSession } from '../../features/contact/session/contactSession';
import type { DraftStore } from '../../features/form/tabDraft';
import type { Notify } from '../../features/notifications/notification';
import { ShownWeek } from './shownWeek';

/** The state of a tab that survives a reload. */
export interface Tab {
  address: string;
  readonly drafts: DraftStore;
}

/** One of the two forms without its page: the machine, the store and the session. */
export interface FormSession {
  readonly actor: {
    readonly getSnapshot: () => unknown;
    readonly send: (event: { readonly type: string; readonly [carried: string]: unknown }) => void;
    readonly stop: () => void;
  };
  readonly store: AppStore;
  readonly shownWeek: ShownWeek;
  /** Changes the page's address, as a link or a step back does. */
  readonly goTo: (address: string) => void;
  /** Simulates a browser event: `focus`, `online` or `offline`. */
  readonly signal: (kind: 'onFocus' | 'onOnline' | 'onOffline') => void;
  readonly stop: () => void;
}

type Inspect = (event: InspectionEvent) => void;

const LISTS = { subscriptionOptions: { refetchOnReconnect: true } };
const TIMES = {
  forceRefetch: true,
  subscriptionOptions: { refetchOnFocus: true, refetchOnReconnect: true },
};

/** Returns a function that ends the subscriptions, which the page's hooks make too. */
const createUnsubscribe =
  (...queries: readonly { readonly unsubscribe: () => void }[]) =>
  (): void => {
    for (const query of queries) query.unsubscribe();
  };

function openBooking(store: AppStore, tab: Tab, notify: Notify, inspect: Inspect) {
  const actor = createActor(bookingMachine, { inspect });
  const { dispatch } = store;
  const { services, doctors, slots, vacations } = clinicApi.endpoints;
  const endings = [
    createUnsubscribe(
      dispatch(services.initiate(undefined, LISTS)),
      dispatch(doctors.initiate(undefined, LISTS)),
    ),
  ];
  let kept = chosenAddress(actor.getSnapshot().context);
  let followed: Id | null = null;
  let unfollow: (() => void) | undefined;
  actor.subscribe(({ context }) => {
    const chosen = chosenAddress(context);
    if (chosen !== null && chosen !== kept) tab.address = chosen;
    kept = chosen ?? kept;
    if (context.doctorId === followed) return;
    followed = context.doctorId;
    unfollow?.();
    unfollow =
      followed === null
        ? undefined
        : createUnsubscribe(
            dispatch(slots.initiate(followed, TIMES)),
            dispatch(vacations.initiate(followed, TIMES)),
          );
  });
  actor.start();
  endings.push(startBookingSession({ store, actor, notify, drafts: tab.drafts }), () => unfollow?.());
  const goTo = (address: string): void => {
    const choice = requestedChoice(address.split('?')[1] ?? '');
    if (choice !== null) actor.send({ type: 'choice.requested', choice });
    tab.address = addressAfter(actor.getSnapshot().context) ?? address;
  };
  goTo(tab.address);
  return { actor, endings, goTo };
}

function openContact(_store: AppStore, tab: Tab, notify: Notify, inspect: Inspect) {
  const actor = createActor(contactMachine, { inspect });
  actor.start();
  const endings = [startContactSession({ actor, notify, drafts: tab.drafts })];
  return { actor, endings, goTo: () => undefined };
}

const OPEN = { booking: openBooking, contact: openContact };

export function openSession(
  machine: keyof typeof OPEN,
  tab: Tab,
  notify: Notify,
  inspect: Inspect,
): FormSession {
  const store = makeStore(SAMPLE_FACTS, false);
  const { actor, endings, goTo } = OPEN[machine](store, tab, notify, inspect);
  let signal: FormSession['signal'] = () => undefined;
  setupListeners(store.dispatch, (dispatch, signals) => {
    signal = (kind) => dispatch(signals[kind]());
    return () => undefined;
  });
  return {
    actor: actor as FormSession['actor'],
    store,
    shownWeek: new ShownWeek(),
    goTo,
    signal,
    stop: () => {
      for (const end of endings) end();
      actor.stop();
    },
  };
}

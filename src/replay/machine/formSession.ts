import { createActor, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import { clinicApi } from '../../api/clinicApi';
import { makeStore, type AppStore } from '../../api/store';
import { requestedChoice } from '../../content/bookingQuery';
import { STANDARD_FACTS } from '../../content/sample/standardClinic';
import type { Id } from '../../domain/entities';
import { bookingMachine } from '../../features/booking/session/bookingMachine';
import { startBookingSession } from '../../features/booking/session/bookingSession';
import { addressAfter, chosenAddress } from '../../features/booking/session/choice';
import type { LoadName } from '../../features/booking/session/week';
import { contactMachine } from '../../features/contact/session/contactMachine';
import { startContactSession } from '../../features/contact/session/contactSession';
import type { DraftStore } from '../../features/form/tabDraft';
import type { Notify } from '../../features/notifications/notification';

/** The state of a tab that survives a reload. */
export interface Tab {
  address: string;
  draft: object | null;
}

const draftsIn = (tab: Tab): DraftStore => ({
  read: () => tab.draft,
  write: (draft) => {
    tab.draft = draft;
  },
});

/** One of the two forms without its page: the machine, the store and the session. */
export interface FormSession {
  readonly actor: {
    readonly getSnapshot: () => AnyMachineSnapshot;
    readonly send: (event: { readonly type: string; readonly [carried: string]: unknown }) => void;
    readonly stop: () => void;
  };
  readonly store: AppStore;
  /** Changes the page's address, as a link or a step back does. */
  readonly goTo: (address: string) => void;
  readonly refetch: (name: LoadName) => void;
  readonly stop: () => void;
}

type Inspect = (event: InspectionEvent) => void;

const LISTS = { subscriptionOptions: { refetchOnReconnect: true } };
const TIMES = {
  forceRefetch: true,
  subscriptionOptions: { refetchOnFocus: true, refetchOnReconnect: true },
};

/** Subscriptions, which the page's hooks make too. */
type Queries = Partial<
  Record<LoadName, { readonly refetch: () => unknown; readonly unsubscribe: () => void }>
>;

function openBooking(store: AppStore, tab: Tab, notify: Notify, inspect: Inspect) {
  const actor = createActor(bookingMachine, { inspect });
  const { dispatch } = store;
  const { services, doctors, slots, vacations } = clinicApi.endpoints;
  const lists: Queries = {
    services: dispatch(services.initiate(undefined, LISTS)),
    doctors: dispatch(doctors.initiate(undefined, LISTS)),
  };
  let times: Queries = {};
  const unsubscribe = (queries: Queries): void =>
    Object.values(queries).forEach((query) => query.unsubscribe());
  let kept = chosenAddress(actor.getSnapshot().context);
  let followed: Id | null = null;
  actor.subscribe(({ context }) => {
    const chosen = chosenAddress(context);
    if (chosen !== null && chosen !== kept) tab.address = chosen;
    kept = chosen ?? kept;
    const { doctorId } = context;
    if (doctorId === followed) return;
    followed = doctorId;
    unsubscribe(times);
    times =
      doctorId === null
        ? {}
        : {
            slots: dispatch(slots.initiate(doctorId, TIMES)),
            vacations: dispatch(vacations.initiate(doctorId, TIMES)),
          };
  });
  actor.start();
  const endSession = startBookingSession({ store, actor, notify, drafts: draftsIn(tab) });
  const goTo = (address: string): void => {
    const choice = requestedChoice(address.split('?')[1] ?? '');
    if (choice !== null) actor.send({ type: 'choice.requested', choice });
    tab.address = addressAfter(actor.getSnapshot().context) ?? address;
  };
  goTo(tab.address);
  return {
    actor,
    goTo,
    refetch: (name: LoadName): void => {
      ({ ...lists, ...times })[name]?.refetch();
    },
    end: (): void => {
      endSession();
      unsubscribe({ ...lists, ...times });
    },
  };
}

function openContact(_store: AppStore, tab: Tab, notify: Notify, inspect: Inspect) {
  const actor = createActor(contactMachine, { inspect }).start();
  const end = startContactSession({ actor, notify, drafts: draftsIn(tab) });
  return { actor, goTo: () => undefined, refetch: () => undefined, end };
}

const OPEN = { booking: openBooking, contact: openContact };

export function openSession(
  machine: keyof typeof OPEN,
  tab: Tab,
  notify: Notify,
  inspect: Inspect,
): FormSession {
  const store = makeStore(STANDARD_FACTS, false);
  const { actor, end, ...page } = OPEN[machine](store, tab, notify, inspect);
  return {
    ...page,
    actor: actor as FormSession['actor'],
    store,
    stop: () => {
      end();
      actor.stop();
    },
  };
}

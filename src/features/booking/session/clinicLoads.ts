import { fromCallback } from 'xstate';
import { clinicApi } from '../../../api/clinicApi';
import type { ClinicStore } from '../../../api/createClinicStore';
import { doctorsApi } from '../../../api/doctors';
import { servicesApi } from '../../../api/services';
import { slotsApi } from '../../../api/slots';
import { vacationsApi } from '../../../api/vacations';
import type { Id } from '../../../domain/entities';
import type { LoadEvent, LoadName, VisitorEvent } from './bookingEvents';

export type LoadCommand =
  | { readonly type: 'follow'; readonly doctorId: Id | null }
  | Extract<
      VisitorEvent,
      { type: 'load.retried' | 'visitor.returned' | 'network.lost' | 'network.returned' }
    >;

/** Keeps a doctor's slots as the server has them. @returns what stops it */
export type FollowSlots = (store: ClinicStore, doctorId: Id) => () => void;

const KEPT = { refetchOnReconnect: true };
/** Free times go out of date: they are fetched anew for each choice, and whenever the visitor returns. */
const FRESH = { forceRefetch: true, subscriptionOptions: { ...KEPT, refetchOnFocus: true } };

/** What RTK Query's own listeners would tell the store. */
const SIGNALS = {
  'visitor.returned': clinicApi.internalActions.onFocus,
  'network.lost': clinicApi.internalActions.onOffline,
  'network.returned': clinicApi.internalActions.onOnline,
};

const TOLD_AS = {
  pending: 'load.started',
  fulfilled: 'load.succeeded',
  rejected: 'load.failed',
} as const;

/** A query that the store keeps, as far as it is needed here. */
interface Query {
  readonly refetch: () => unknown;
  readonly unsubscribe: () => void;
}

type Select = (state: ReturnType<ClinicStore['getState']>) => {
  readonly status: string;
  readonly data?: LoadEvent['data'];
};

interface Watched {
  readonly retry: () => void;
  readonly stop: () => void;
}

/** What one `Încearcă din nou` stands for. */
const GROUPS: readonly (readonly LoadName[])[] = [
  ['services', 'doctors'],
  ['slots', 'vacations'],
];

/** Loads by the site's own calls what the form offers, and tells the machine of each beginning and end. */
export const clinicLoads = (store: ClinicStore, followSlots?: FollowSlots) =>
  fromCallback<LoadCommand, undefined, LoadEvent>(({ sendBack, receive }) => {
    const { dispatch } = store;
    const watched = new Map<LoadName, Watched>();

    const watch = (call: LoadName, query: Query, select: Select): void => {
      let told: unknown;
      const look = (): void => {
        const load = select(store.getState());
        if (load === told) return;
        // That it begins with nothing, the machine knows; told again, the form would be drawn twice.
        const isNews = told !== undefined || load.status !== 'pending' || load.data !== undefined;
        told = load;
        if (!isNews) return;
        const type = TOLD_AS[load.status as keyof typeof TOLD_AS];
        sendBack({ type, call, data: load.data });
      };
      const unsubscribe = store.subscribe(look);
      watched.set(call, {
        retry: () => {
          if (select(store.getState()).status === 'rejected') void query.refetch();
        },
        stop: () => {
          watched.delete(call);
          unsubscribe();
          query.unsubscribe();
        },
      });
      look();
    };

    const watchLists = (): void => {
      const options = { subscriptionOptions: KEPT };
      const { services } = servicesApi.endpoints;
      const { doctors } = doctorsApi.endpoints;
      watch('services', dispatch(services.initiate(undefined, options)), services.select(undefined));
      watch('doctors', dispatch(doctors.initiate(undefined, options)), doctors.select(undefined));
    };

    let stopFollowing: (() => void) | undefined;
    const follow = (doctorId: Id | null): void => {
      stopFollowing?.();
      for (const call of ['slots', 'vacations'] as const) watched.get(call)?.stop();
      stopFollowing = undefined;
      if (doctorId === null) return;
      const { slots } = slotsApi.endpoints;
      const { vacations } = vacationsApi.endpoints;
      watch('slots', dispatch(slots.initiate(doctorId, FRESH)), slots.select(doctorId));
      watch('vacations', dispatch(vacations.initiate(doctorId, FRESH)), vacations.select(doctorId));
      stopFollowing = followSlots?.(store, doctorId);
    };

    receive((command) => {
      if (command.type === 'follow') follow(command.doctorId);
      else if (command.type === 'load.retried') {
        const group = GROUPS.find((calls) => calls.includes(command.call)) ?? [];
        for (const call of group) watched.get(call)?.retry();
      } else dispatch(SIGNALS[command.type]());
    });
    watchLists();
    return () => {
      stopFollowing?.();
      for (const { stop } of watched.values()) stop();
    };
  });

import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BookingWeeks } from '../domain/bookingHorizon';
import { BOOKING_WEEKS_HEADER, CALLS } from '../domain/contract';
import type { BookableSlot, Doctor, Id, Service, Vacation } from '../domain/entities';
import { FACTS_PATH, type ClinicFacts } from '../domain/facts';
import { doctors, facts, services, slots, vacations } from './answers';
import { backendAddress } from './backendAddress';
import { clockOffset } from './clockOffset';
import { followTimes } from './liveSlots';
import { TIMEOUT_MS } from './sendForm';

/** A doctor's weekly slots, with what the answer's headers carry. */
export interface DoctorSchedule {
  /** Sorted by time. */
  readonly slots: readonly BookableSlot[];
  /** Milliseconds to add to the visitor's clock to get the server's. */
  readonly clockOffset: number;
  readonly bookingWeeks?: BookingWeeks;
}

/** What servers answer: the clinic's facts, and the four lists of the booking form. Both forms are sent by `sendForm`. */
export const clinicApi = createApi({
  reducerPath: 'clinicApi',
  baseQuery: fetchBaseQuery({
    timeout: TIMEOUT_MS,
    // Everything is public, and free times must never come from a cache.
    credentials: 'omit',
    cache: 'no-store',
  }),
  tagTypes: ['Times'],
  // Timers per list would outlive a page rendered on the server.
  keepUnusedDataFor: Infinity,
  // A malformed answer is a failed load, not a crash.
  catchSchemaFailure: ({ message }) => ({ status: 'CUSTOM_ERROR' as const, error: message }),
  endpoints: (build) => ({
    /** The clinic's facts, always from the site's own server. */
    facts: build.query<ClinicFacts, undefined>({
      query: () => ({ url: window.location.origin + FACTS_PATH, cache: 'no-cache' }),
      rawResponseSchema: facts,
    }),
    services: build.query<readonly Service[], undefined>({
      query: () => backendAddress(CALLS.services),
      rawResponseSchema: services,
    }),
    /** All doctors; a form filters them by the chosen service. */
    doctors: build.query<readonly Doctor[], undefined>({
      query: () => backendAddress(CALLS.doctors),
      rawResponseSchema: doctors,
    }),
    /** A doctor's weekly slots with the dates on which each is already booked, kept up to date by the server. */
    slots: build.query<DoctorSchedule, Id>({
      query: (doctorId) => ({ url: backendAddress(CALLS.slots), params: { user_id: doctorId } }),
      rawResponseSchema: slots,
      transformResponse: (rows: readonly BookableSlot[], meta) => ({
        slots: rows,
        clockOffset: clockOffset(meta?.response?.headers.get('date'), Date.now()),
        bookingWeeks: Number(meta?.response?.headers.get(BOOKING_WEEKS_HEADER)) || undefined,
      }),
      providesTags: (_result, _error, doctorId) => [{ type: 'Times', id: doctorId }],
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(doctorId, api) {
        const { util } = clinicApi;
        const stop = followTimes(doctorId, (now) => {
          const update = (): void => {
            api.dispatch(
              util.updateQueryData('slots', doctorId, (schedule) => ({ ...schedule, slots: now.slots })),
            );
            api.dispatch(util.updateQueryData('vacations', doctorId, () => now.vacations));
          };
          update();
          // Queries that are already running may return the times from before the change.
          void api.dispatch(util.getRunningQueryThunk('slots', doctorId))?.then(update);
          void api.dispatch(util.getRunningQueryThunk('vacations', doctorId))?.then(update);
        });
        await api.cacheEntryRemoved;
        stop();
      },
    }),
    vacations: build.query<readonly Vacation[], Id>({
      query: (id) => ({ url: backendAddress(CALLS.vacations), params: { id } }),
      rawResponseSchema: vacations,
      providesTags: (_result, _error, doctorId) => [{ type: 'Times', id: doctorId }],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useServicesQuery, useDoctorsQuery, useSlotsQuery, useVacationsQuery } = clinicApi;

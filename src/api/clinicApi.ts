import { isDraft, original } from '@reduxjs/toolkit';
import {
  copyWithStructuralSharing,
  createApi,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { BookingWeeks } from '../domain/slotStatus';
import { BOOKING_WEEKS_HEADER, CALLS, READ_AT_HEADER } from '../domain/contract';
import type { BookableSlot, Doctor, Id, Service } from '../domain/entities';
import { FACTS_PATH, type ClinicFacts } from '../domain/facts';
import * as answers from './answers';
import { backendAddress, TIMEOUT_MS } from '../domain/backend';
import { followTimes } from './followTimes';

/** Data of one moment, which may arrive later than a newer reading. */
interface Reading {
  /** The server's time in ms since the epoch; 0 from another backend. */
  readonly readAt: number;
}

interface DoctorSchedule extends Reading {
  /** Sorted by time. */
  readonly slots: readonly BookableSlot[];
  readonly bookingWeeks?: BookingWeeks;
}

type DaysOff = v.InferOutput<typeof answers.vacations> & Reading;

const numberIn = (meta: FetchBaseQueryMeta | undefined, header: string): number =>
  Number(meta?.response?.headers.get(header));

/** Unwraps Immer drafts; the original of a merge's draft may itself be one. */
const undrafted = <Of>(value: Of): Of => (isDraft(value) ? undrafted(original<unknown>(value) as Of) : value);

/** Returns the later of two readings, with the objects of the first where both are equal: an equal slot renders nothing. */
function laterReading<Of extends Reading>(kept: Of, arrived: Of): Of {
  const before = undrafted(kept);
  return arrived.readAt < before.readAt ? before : copyWithStructuralSharing(before, arrived);
}

/**
 * The servers' answers: the clinic's facts, and the four lists of the booking form. Both forms are sent by `sendForm`: an
 * answer holds the patient's own link, which a mutation would keep in the store.
 */
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
      rawResponseSchema: answers.facts,
    }),
    services: build.query<readonly Service[], undefined>({
      query: () => backendAddress(CALLS.services),
      rawResponseSchema: answers.services,
    }),
    /** All doctors; a form filters them by the chosen service. */
    doctors: build.query<readonly Doctor[], undefined>({
      query: () => backendAddress(CALLS.doctors),
      rawResponseSchema: answers.doctors,
    }),
    /** A doctor's weekly slots with the dates on which each is already booked, kept up to date by the server. */
    slots: build.query<DoctorSchedule, Id>({
      query: (doctorId) => ({ url: backendAddress(CALLS.slots), params: { user_id: doctorId } }),
      rawResponseSchema: answers.slots,
      transformResponse: (rows: readonly BookableSlot[], meta) => ({
        slots: rows,
        bookingWeeks: numberIn(meta, BOOKING_WEEKS_HEADER) || undefined,
        readAt: numberIn(meta, READ_AT_HEADER),
      }),
      merge: laterReading,
      providesTags: (_result, _error, doctorId) => [{ type: 'Times', id: doctorId }],
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(doctorId, api) {
        const stop = followTimes(doctorId, ({ vacations: daysOff, ...schedule }) => {
          const { readAt } = schedule;
          api.dispatch(
            clinicApi.util.upsertQueryEntries([
              { endpointName: 'slots', arg: doctorId, value: schedule },
              { endpointName: 'vacations', arg: doctorId, value: { ...daysOff, readAt } },
            ]),
          );
        });
        await api.cacheEntryRemoved;
        stop();
      },
    }),
    vacations: build.query<DaysOff, Id>({
      query: (id) => ({ url: backendAddress(CALLS.vacations), params: { id } }),
      rawResponseSchema: answers.vacations,
      transformResponse: (daysOff: v.InferOutput<typeof answers.vacations>, meta) => ({
        ...daysOff,
        readAt: numberIn(meta, READ_AT_HEADER),
      }),
      merge: laterReading,
      providesTags: (_result, _error, doctorId) => [{ type: 'Times', id: doctorId }],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useServicesQuery, useDoctorsQuery, useSlotsQuery, useVacationsQuery } = clinicApi;

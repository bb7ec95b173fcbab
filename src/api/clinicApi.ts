import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

/** A call that has not been answered after this many ms counts as failed. */
const TIMEOUT_MS = 15_000;

/** The six calls of specification §7; each lives in its own file and is injected there. */
export const clinicApi = createApi({
  reducerPath: 'clinicApi',
  baseQuery: fetchBaseQuery({
    timeout: TIMEOUT_MS,
    // Everything is public (specification §6), and free times must never come from a cache.
    credentials: 'omit',
    cache: 'no-store',
  }),
  tagTypes: ['Slots', 'Vacations'],
  // A malformed answer is a failed load, not a crash (decisions §6).
  catchSchemaFailure: ({ message }) => ({ status: 'CUSTOM_ERROR' as const, error: message }),
  endpoints: () => ({}),
});

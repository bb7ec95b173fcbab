import { createApi } from '@reduxjs/toolkit/query/react';
import { clinicBaseQuery } from './clinicBaseQuery';

/** The six calls of specification §7; each lives in its own file and is injected there. */
export const clinicApi = createApi({
  reducerPath: 'clinicApi',
  baseQuery: clinicBaseQuery,
  tagTypes: ['Slots', 'Vacations'],
  // A malformed answer is a failed load, not a crash (decisions §6).
  catchSchemaFailure: ({ message }) => ({ status: 'CUSTOM_ERROR' as const, error: message }),
  endpoints: () => ({}),
});

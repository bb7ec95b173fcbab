import type { InferOutput } from 'valibot';
import { CALLS, wireVacations } from '../domain/contract';
import type { Vacation } from '../domain/entities';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';

export const vacationsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    vacations: build.query<readonly Vacation[], number>({
      query: (doctorId) => ({ url: `${backendAddress(CALLS.vacations)}?id=${doctorId}` }),
      rawResponseSchema: wireVacations,
      transformResponse: ({ payload }: InferOutput<typeof wireVacations>) =>
        payload.map(({ start_date, end_date }) => ({ startDate: start_date, endDate: end_date })),
      providesTags: (_result, _error, doctorId) => [{ type: 'Vacations', id: doctorId }],
    }),
  }),
});

export const { useVacationsQuery } = vacationsApi;

import { CALLS } from '../domain/contract';
import type { Id, Vacation } from '../domain/entities';
import { vacations } from './answers';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';

export const vacationsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    vacations: build.query<readonly Vacation[], Id>({
      query: (id) => ({ url: backendAddress(CALLS.vacations), params: { id } }),
      rawResponseSchema: vacations,
      providesTags: (_result, _error, id) => [{ type: 'Vacations', id }],
    }),
  }),
});

import { CALLS } from '../domain/contract';
import type { Doctor } from '../domain/entities';
import { doctors } from './answers';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';

export const doctorsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** All doctors; a form filters them by the chosen service (specification §7). */
    doctors: build.query<readonly Doctor[], undefined>({
      query: () => backendAddress(CALLS.doctors),
      rawResponseSchema: doctors,
    }),
  }),
});

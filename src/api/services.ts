import { CALLS } from '../domain/contract';
import type { Service } from '../domain/entities';
import { services } from './answers';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';

export const servicesApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<readonly Service[], undefined>({
      query: () => backendAddress(CALLS.services),
      rawResponseSchema: services,
    }),
  }),
});

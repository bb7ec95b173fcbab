import { CALLS, wireServices, type WireServices } from '../domain/contract';
import type { Service } from '../domain/entities';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';

export const servicesApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    services: build.query<readonly Service[], undefined>({
      query: () => ({ url: backendAddress(CALLS.services) }),
      rawResponseSchema: wireServices,
      transformResponse: (rows: WireServices) =>
        rows.map(({ id, medical_field_name }) => ({ id, name: medical_field_name })),
    }),
  }),
});

export const { useServicesQuery } = servicesApi;

import { CALLS, wireDoctors, type WireDoctors } from '../domain/contract';
import type { Doctor } from '../domain/entities';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';

export const doctorsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** All doctors; a form filters them by the chosen service (specification §7). */
    doctors: build.query<readonly Doctor[], undefined>({
      query: () => ({ url: backendAddress(CALLS.doctors) }),
      rawResponseSchema: wireDoctors,
      transformResponse: (rows: WireDoctors) =>
        rows.map(({ id, first_name, last_name, medical_field_id }) => ({
          id,
          firstName: first_name,
          lastName: last_name,
          serviceId: medical_field_id,
        })),
    }),
  }),
});

export const { useDoctorsQuery } = doctorsApi;

import { IDEMPOTENCY_HEADER } from '../domain/contract';
import type { WireAppointment } from '../domain/contractRequests';
import type { AppointmentRequest, BookingOutcome } from '../domain/entities';
import { acceptedBy } from './answers';
import { isSameOrigin } from './backendAddress';
import { clinicApi } from './clinicApi';
import { post, wireText } from './wireText';

export interface AppointmentCall {
  readonly request: AppointmentRequest;
  /** The same for every attempt at the same appointment, so that a lost answer never books twice. */
  readonly idempotencyKey: string;
}

function wireAppointment({ slotId, date, doctorId, ...patient }: AppointmentRequest) {
  const { firstName, lastName, email, phone, message } = patient;
  return {
    ...wireText({
      client_first_name: firstName,
      client_last_name: lastName,
      client_email: email,
      client_phone: phone,
      message,
    }),
    date,
    user_appointment_id: slotId,
    user_id: doctorId,
  } satisfies Record<keyof WireAppointment, unknown>;
}

export const appointmentsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tells whether it was booked, was taken meanwhile, or failed; rejects (after `unwrap`) without a good answer. */
    createAppointment: build.mutation<BookingOutcome, AppointmentCall>({
      queryFn: async ({ request, idempotencyKey }, _api, _options, baseQuery) => {
        const headers = isSameOrigin() ? { [IDEMPOTENCY_HEADER]: idempotencyKey } : {};
        const answer = await baseQuery({ ...post('createAppointment', wireAppointment(request)), headers });
        if (answer.meta?.response?.status === 409) return { data: { kind: 'taken' }, meta: answer.meta };
        if (answer.error) return answer;
        // HTTP 200 with another body status is a failure too (specification §7).
        const accepted = acceptedBy(answer.data);
        return { ...answer, data: accepted ? { kind: 'created', ...accepted } : { kind: 'failed' } };
      },
      // A server that answers may know more of this doctor's week than the page does; one that broke says nothing.
      invalidatesTags: (_outcome, _error, { request: { doctorId } }, meta) =>
        meta?.response === undefined || meta.response.status >= 500
          ? []
          : [
              { type: 'Slots', id: doctorId },
              { type: 'Vacations', id: doctorId },
            ],
    }),
  }),
});

export const { useCreateAppointmentMutation } = appointmentsApi;

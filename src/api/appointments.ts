import type { WireAppointment } from '../domain/contractRequests';
import type { AppointmentRequest } from '../domain/entities';
import { clinicApi } from './clinicApi';
import { sendForm, wireText, type FormOutcome } from './sendForm';

export interface AppointmentCall {
  readonly request: AppointmentRequest;
  readonly idempotencyKey: string;
}

export function wireAppointment({ slotId, date, doctorId, ...patient }: AppointmentRequest) {
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
    /** Rejects (after `unwrap`) when nobody can know whether it was booked. */
    createAppointment: build.mutation<FormOutcome, AppointmentCall>({
      queryFn: ({ request, idempotencyKey }, _api, _options, baseQuery) =>
        sendForm(baseQuery, 'createAppointment', wireAppointment(request), idempotencyKey),
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

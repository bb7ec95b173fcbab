import type { ContactRequest } from '../domain/entities';
import { clinicApi } from './clinicApi';
import { sendForm, wireText, type FormOutcome } from './sendForm';

export interface ContactCall {
  readonly request: ContactRequest;
  readonly idempotencyKey: string;
}

export const contactRequestsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Rejects (after `unwrap`) when nobody can know whether it arrived. */
    sendContactRequest: build.mutation<FormOutcome, ContactCall>({
      queryFn: ({ request, idempotencyKey }, _api, _options, baseQuery) => {
        const { name, email, phone, subject, message } = request;
        const payload = wireText({ name, email, phone, subject, message });
        return sendForm(baseQuery, 'contactRequest', payload, idempotencyKey);
      },
    }),
  }),
});

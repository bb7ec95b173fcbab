import type { ContactRequest } from '../domain/entities';
import { acceptedBy } from './answers';
import { clinicApi } from './clinicApi';
import { post, wireText } from './wireText';

/** `notSent`: HTTP 200, but another status in the body (decisions §5). */
export type ContactOutcome = 'sent' | 'notSent';

export const contactRequestsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Rejects (after `unwrap`) when the request itself fails. */
    sendContactRequest: build.mutation<ContactOutcome, ContactRequest>({
      query: ({ name, email, phone, subject, message }) =>
        post('contactRequest', wireText({ name, email, phone, subject, message })),
      transformResponse: (body: unknown) => (acceptedBy(body) ? 'sent' : 'notSent'),
    }),
  }),
});

export const { useSendContactRequestMutation } = contactRequestsApi;

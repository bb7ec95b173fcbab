import { safeParse } from 'valibot';
import { CALLS, FORM_FIELD, wireResult } from '../domain/contract';
import type { ContactRequest } from '../domain/entities';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';
import { jsonForm, wireText } from './wireText';

/** `notSent`: HTTP 200, but another status in the body (decisions §5). */
export type ContactOutcome = 'sent' | 'notSent';

export const contactRequestsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** Rejects (after `unwrap`) when the request itself fails. */
    sendContactRequest: build.mutation<ContactOutcome, ContactRequest>({
      query: ({ name, email, phone, subject, message }) => ({
        url: backendAddress(CALLS.contactRequest),
        method: 'POST',
        body: jsonForm(FORM_FIELD.contactRequest, wireText({ name, email, phone, subject, message })),
      }),
      transformResponse: (body: unknown) => {
        const answer = safeParse(wireResult, body);
        return answer.success && answer.output.status === 200 ? 'sent' : 'notSent';
      },
    }),
  }),
});

export const { useSendContactRequestMutation } = contactRequestsApi;

import { fromPromise } from 'xstate';
import { contactRequestsApi, type ContactCall } from '../../../api/contactRequests';
import type { ClinicStore } from '../../../api/createClinicStore';
import type { FormOutcome } from '../../../api/sendForm';
import { contactMachine } from './contactMachine';

/** One visit to the contact form, without a page: the machine with all that it sends. */
export const contactSession = (store: ClinicStore): typeof contactMachine =>
  contactMachine.provide({
    actors: {
      submit: fromPromise<FormOutcome, ContactCall>(({ input }) =>
        store.dispatch(contactRequestsApi.endpoints.sendContactRequest.initiate(input)).unwrap(),
      ),
    },
  });

import { fromPromise } from 'xstate';
import { contactRequestsApi, type ContactCall } from '../../../api/contactRequests';
import type { ClinicStore } from '../../../api/createClinicStore';
import type { FormOutcome } from '../../../api/sendForm';
import { keepDraft, type DraftStore } from '../../form/draft';
import { contactDraft } from './contactDraft';
import { contactMachine } from './contactMachine';

/**
 * One visit to the contact form, without a page: the machine with all that it sends.
 * @param drafts where an unfinished message is kept
 */
export const contactSession = (store: ClinicStore, drafts: DraftStore): typeof contactMachine =>
  contactMachine.provide({
    actors: {
      draft: keepDraft(drafts, contactDraft),
      submit: fromPromise<FormOutcome, ContactCall>(({ input }) =>
        store.dispatch(contactRequestsApi.endpoints.sendContactRequest.initiate(input)).unwrap(),
      ),
    },
  });

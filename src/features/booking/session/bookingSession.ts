import { fromPromise } from 'xstate';
import { appointmentsApi, type AppointmentCall } from '../../../api/appointments';
import type { ClinicStore } from '../../../api/createClinicStore';
import type { FormOutcome } from '../../../api/sendForm';
import { keepDraft, type DraftStore } from '../../form/draft';
import { bookingDraft } from './bookingDraft';
import { bookingMachine } from './bookingMachine';
import { clinicLoads, type FollowSlots } from './clinicLoads';

/**
 * One visit to the booking form, without a page: the machine with all that it loads and sends.
 * @param store what the visit knows of the clinic
 * @param drafts where an unfinished form is kept
 * @param followSlots told to keep a doctor's slots up to date, where the page has a way to
 */
export const bookingSession = (
  store: ClinicStore,
  drafts: DraftStore,
  followSlots?: FollowSlots,
): typeof bookingMachine =>
  bookingMachine.provide({
    actors: {
      loads: clinicLoads(store, followSlots),
      draft: keepDraft(drafts, bookingDraft),
      submit: fromPromise<FormOutcome, AppointmentCall>(({ input }) =>
        store.dispatch(appointmentsApi.endpoints.createAppointment.initiate(input)).unwrap(),
      ),
    },
  });

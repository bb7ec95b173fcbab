import { fromPromise } from 'xstate';
import { appointmentsApi, type AppointmentCall } from '../../../api/appointments';
import type { ClinicStore } from '../../../api/createClinicStore';
import type { FormOutcome } from '../../../api/sendForm';
import { bookingMachine } from './bookingMachine';
import { clinicLoads, type FollowSlots } from './clinicLoads';

/**
 * One visit to the booking form, without a page: the machine with all that it loads and sends.
 * @param store what the visit knows of the clinic
 * @param followSlots told to keep a doctor's slots up to date, where the page has a way to
 */
export const bookingSession = (store: ClinicStore, followSlots?: FollowSlots): typeof bookingMachine =>
  bookingMachine.provide({
    actors: {
      loads: clinicLoads(store, followSlots),
      submit: fromPromise<FormOutcome, AppointmentCall>(({ input }) =>
        store.dispatch(appointmentsApi.endpoints.createAppointment.initiate(input)).unwrap(),
      ),
    },
  });

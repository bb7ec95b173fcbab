import type { BookingWeeks } from '../domain/bookingHorizon';
import { BOOKING_WEEKS_HEADER, CALLS } from '../domain/contract';
import type { BookableSlot, Id } from '../domain/entities';
import { slots } from './answers';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';
import { clockOffset } from './clockOffset';

export interface DoctorSchedule {
  /** By their times. */
  readonly slots: readonly BookableSlot[];
  /** Added to the visitor's clock it gives the server's, in ms. */
  readonly clockOffset: number;
  readonly bookingWeeks?: BookingWeeks;
}

export const slotsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** A doctor's weekly slots with the dates on which each is already booked. */
    slots: build.query<DoctorSchedule, Id>({
      query: (doctorId) => ({ url: backendAddress(CALLS.slots), params: { user_id: doctorId } }),
      rawResponseSchema: slots,
      transformResponse: (rows: readonly BookableSlot[], meta) => ({
        slots: rows,
        clockOffset: clockOffset(meta?.response?.headers.get('date'), Date.now()),
        bookingWeeks: Number(meta?.response?.headers.get(BOOKING_WEEKS_HEADER)) || undefined,
      }),
      providesTags: (_result, _error, id) => [{ type: 'Slots', id }],
    }),
  }),
});

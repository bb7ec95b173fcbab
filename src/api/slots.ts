import { CALLS, wireSlots, type WireSlots } from '../domain/contract';
import type { BookableSlot } from '../domain/entities';
import { backendAddress } from './backendAddress';
import { clinicApi } from './clinicApi';
import { clockOffset } from './clockOffset';

export interface DoctorSchedule {
  readonly slots: readonly BookableSlot[];
  /** Added to the visitor's clock it gives the server's, in ms. */
  readonly clockOffset: number;
}

export const slotsApi = clinicApi.injectEndpoints({
  endpoints: (build) => ({
    /** A doctor's weekly slots with the dates on which each is already booked. */
    slots: build.query<DoctorSchedule, number>({
      query: (doctorId) => ({ url: `${backendAddress(CALLS.slots)}?user_id=${doctorId}` }),
      rawResponseSchema: wireSlots,
      transformResponse: (rows: WireSlots, meta) => ({
        slots: rows.map(({ slot, appointments }) => ({
          id: slot.id,
          weekday: slot.day,
          startTime: slot.start_time,
          endTime: slot.end_time,
          bookedDates: appointments.map(({ date }) => date),
        })),
        clockOffset: clockOffset(meta?.response?.headers.get('date'), Date.now()),
      }),
      providesTags: (_result, _error, doctorId) => [{ type: 'Slots', id: doctorId }],
    }),
  }),
});

export const { useSlotsQuery } = slotsApi;

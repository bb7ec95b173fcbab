import type { WireDoctors, WireServices, WireSlots, WireVacations } from '../../domain/contract';
import type { BookableSlot, Doctor, Service, Vacation } from '../db/entities';

// The four lists by the names of the calls.

export const toServices = (services: readonly Service[]): WireServices =>
  services.map(({ id, name }) => ({ id, medical_field_name: name }));

export const toDoctors = (doctors: readonly Doctor[]): WireDoctors =>
  doctors.map(({ id, firstName, lastName, serviceId }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    medical_field_id: serviceId,
  }));

export const toVacations = (vacations: readonly Vacation[]): WireVacations => ({
  status: 200,
  payload: vacations.map(({ startDate, endDate }) => ({ start_date: startDate, end_date: endDate })),
});

/** Booked dates, and nothing about who booked. */
export const toSlots = (slots: readonly BookableSlot[]): WireSlots =>
  slots.map(({ id, weekday, startTime, endTime, bookedDates }) => ({
    slot: { id, day: weekday, start_time: startTime, end_time: endTime },
    appointments: bookedDates.map((date) => ({ date })),
    hasAppointments: bookedDates.length > 0,
  }));

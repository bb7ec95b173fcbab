import type { FastifyInstance } from 'fastify';
import { mondayOf } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import {
  CALLS,
  type WireDoctors,
  type WireServices,
  type WireSlots,
  type WireVacations,
} from '../../domain/contract';
import type { CallsOptions } from './callsOptions';
import { readDoctorId, unknownDoctor } from './readDoctorId';

/** The four calls that read what the clinic offers. */
export function catalogueRoutes(app: FastifyInstance, { database, clock }: CallsOptions): void {
  const { catalogue } = database;

  app.get(CALLS.services, async (): Promise<WireServices> => {
    const services = await catalogue.services();
    return services.map(({ id, name }) => ({ id, medical_field_name: name }));
  });

  app.get(CALLS.doctors, async (): Promise<WireDoctors> => {
    const doctors = await catalogue.doctors();
    return doctors.map(({ id, firstName, lastName, serviceId }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      medical_field_id: serviceId,
    }));
  });

  app.get(CALLS.vacations, async ({ query }): Promise<WireVacations> => {
    const vacations = await catalogue.vacationsOf(readDoctorId(query, 'id'));
    if (vacations === undefined) throw unknownDoctor();
    const payload = vacations.map(({ startDate, endDate }) => ({ start_date: startDate, end_date: endDate }));
    return { status: 200, payload };
  });

  // Booked dates from the current week on, and nothing about who booked (decisions §6).
  app.get(CALLS.slots, async ({ query }): Promise<WireSlots> => {
    const doctorId = readDoctorId(query, 'user_id');
    const slots = await catalogue.slotsOf(doctorId, mondayOf(clinicTimeAt(clock()).date));
    if (slots === undefined) throw unknownDoctor();
    return slots.map(({ id, weekday, startTime, endTime, bookedDates }) => ({
      slot: { id, day: weekday, start_time: startTime, end_time: endTime },
      appointments: bookedDates.map((date) => ({ date })),
      hasAppointments: bookedDates.length > 0,
    }));
  });
}

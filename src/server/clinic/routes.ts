import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { REFUSALS } from '../../content/refusals';
import {
  type WireDoctors,
  type WireServices,
  type WireSlots,
  type WireVacations,
  BOOKING_WEEKS_HEADER,
  CALLS,
  READ_AT_HEADER,
} from '../../domain/contract';
import type { BookableSlot, Doctor, Service, Vacation } from '../db/storedEntities';
import { Problem } from '../errors/problem';
import { readAs } from '../forms/readForm';
import type { KeptTimes } from './keptTimes';
import { cachedBody, keptWith, sendCached } from '../answers/responseCache';
import type { Config } from '../config/config';
import type { Changes } from './changes';

// Requests and answers of the API, with the names used on the wire.

/** A positive safe integer without sign or leading zeros. */
const doctorId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.toNumber(), v.safeInteger());

/**
 * Reads the times of the doctor whom a parameter of the call names.
 * @throws {Problem} 400 if it is no id; 404 if the site shows no such doctor
 */
export async function readRequestedTimes(times: KeptTimes, { query }: FastifyRequest, name: string) {
  const given = (query as Readonly<Record<string, unknown>>)[name];
  const found = await times.timesOf(readAs(doctorId, given, REFUSALS.badParameter(name)));
  if (found === undefined) throw new Problem(404, REFUSALS.noDoctor);
  return found;
}

const toServices = (services: readonly Service[]): WireServices =>
  services.map(({ id, name }) => ({ id, medical_field_name: name }));

const toDoctors = (doctors: readonly Doctor[]): WireDoctors =>
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

/** Converts slots with their booked dates, without any data of patients. */
export const toSlots = (slots: readonly BookableSlot[]): WireSlots =>
  slots.map(({ id, weekday, startTime, endTime, bookedDates }) => ({
    slot: { id, day: weekday, start_time: startTime, end_time: endTime },
    appointments: bookedDates.map((date) => ({ date })),
    hasAppointments: bookedDates.length > 0,
  }));

export interface ClinicOptions extends Pick<Config, 'bookingWeeks'> {
  readonly changes: Changes;
  readonly times: KeptTimes;
}

/** Serves the four calls that read what the clinic offers. Answers are kept as long as what they are made from. */
export function clinicRoutes(app: FastifyInstance, { times, bookingWeeks }: ClinicOptions): void {
  const list = <Rows extends object>(
    call: string,
    read: (request: FastifyRequest, reply: FastifyReply) => Promise<Rows>,
    toWire: (rows: Rows) => unknown,
  ): void => {
    const bodyOf = keptWith((rows: Rows) => cachedBody(JSON.stringify(toWire(rows)), 'application/json'));
    app.get(call, async (request, reply) =>
      sendCached(request, reply, await bodyOf(await read(request, reply))),
    );
  };
  list(CALLS.services, times.services, toServices);
  list(CALLS.doctors, times.doctors, toDoctors);

  /** Reads one doctor's times, by the call's parameter. */
  const timesBy = (parameter: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await readRequestedTimes(times, request, parameter);
    reply.headers({ [BOOKING_WEEKS_HEADER]: String(bookingWeeks), [READ_AT_HEADER]: String(found.readAt) });
    return found;
  };
  list(CALLS.vacations, timesBy('id'), ({ vacations }) => toVacations(vacations));
  list(CALLS.slots, timesBy('user_id'), ({ slots }) => toSlots(slots));
}

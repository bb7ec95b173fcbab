import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  BOOKING_WEEKS_HEADER,
  CALLS,
  type WireDoctors,
  type WireServices,
  type WireSlots,
  type WireVacations,
} from '../../domain/contract';
import type { BookableSlot, Doctor, Service, Vacation } from '../database/ports/entities';
import { quicklyCompressed } from '../site/compressed';
import { serveVariants } from '../site/serveSite';
import { variantsOf, type Variants } from '../site/site';
import type { CallsOptions } from './callsOptions';
import { readDoctorId, unknownDoctor } from './readDoctorId';

const toServices = (services: readonly Service[]): WireServices =>
  services.map(({ id, name }) => ({ id, medical_field_name: name }));

const toDoctors = (doctors: readonly Doctor[]): WireDoctors =>
  doctors.map(({ id, firstName, lastName, serviceId }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    medical_field_id: serviceId,
  }));

const toVacations = (vacations: readonly Vacation[]): WireVacations => ({
  status: 200,
  payload: vacations.map(({ startDate, endDate }) => ({ start_date: startDate, end_date: endDate })),
});

/** Booked dates from the current week on, and nothing about who booked (decisions §6). */
const toSlots = (slots: readonly BookableSlot[]): WireSlots =>
  slots.map(({ id, weekday, startTime, endTime, bookedDates }) => ({
    slot: { id, day: weekday, start_time: startTime, end_time: endTime },
    appointments: bookedDates.map((date) => ({ date })),
    hasAppointments: bookedDates.length > 0,
  }));

/** Bytes; less than this fits one packet with its headers anyway. */
const WORTH_COMPRESSING = 1_000;

function variantsOfJson(value: unknown, headers: CallsOptions['headers']): Variants {
  const identity = Buffer.from(JSON.stringify(value));
  const bodies = { identity, ...(identity.length > WORTH_COMPRESSING && quicklyCompressed(identity)) };
  return variantsOf({ name: 'answer.json', bodies }, headers);
}

/** The four calls that read what the clinic offers, from memory: written anew only once what they say has changed. */
export function catalogueRoutes(app: FastifyInstance, { memory, headers, bookingWeeks }: CallsOptions): void {
  const answering = <Data extends object>(
    toWire: (data: Data) => unknown,
    more?: CallsOptions['headers'],
  ) => {
    const answers = new WeakMap<Data, Variants>();
    return (data: Data, request: FastifyRequest, reply: FastifyReply): void => {
      const answer = answers.get(data) ?? variantsOfJson(toWire(data), { ...headers, ...more });
      answers.set(data, answer);
      reply.hijack();
      serveVariants(answer, request.raw, reply.raw);
    };
  };
  const answerServices = answering(toServices);
  const answerDoctors = answering(toDoctors);
  const answerVacations = answering(toVacations);
  const answerSlots = answering(toSlots, { [BOOKING_WEEKS_HEADER]: String(bookingWeeks) });

  const timesOf = async (doctorId: number) => {
    const times = (await memory.current()).times.get(doctorId);
    if (times === undefined) throw unknownDoctor();
    return times;
  };

  app.get(CALLS.services, async (request, reply) => {
    answerServices((await memory.current()).services, request, reply);
  });

  app.get(CALLS.doctors, async (request, reply) => {
    answerDoctors((await memory.current()).doctors, request, reply);
  });

  app.get(CALLS.vacations, async (request, reply) => {
    const { vacations } = await timesOf(readDoctorId(request.query, 'id'));
    answerVacations(vacations, request, reply);
  });

  app.get(CALLS.slots, async (request, reply) => {
    const { slots } = await timesOf(readDoctorId(request.query, 'user_id'));
    answerSlots(slots, request, reply);
  });
}

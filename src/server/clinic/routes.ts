import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BOOKING_WEEKS_HEADER, CALLS, READ_AT_HEADER } from '../../domain/contract';
import { cachedBody, keptWith, sendCached } from '../answers/responseCache';
import type { Config } from '../config/config';
import type { Changes } from './changes';
import type { KeptTimes } from './timetable';
import { readRequestedTimes, toDoctors, toServices, toSlots, toVacations } from './wire';

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

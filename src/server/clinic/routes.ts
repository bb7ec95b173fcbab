import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../domain/clock';
import { BOOKING_WEEKS_HEADER, CALLS } from '../../domain/contract';
import { cached, cachedBody, sendCached, type CachedBody } from '../answers/responseCache';
import type { Config } from '../config/config';
import type { Db } from '../db/schema';
import type { Changes } from './changes';
import { bookableDates, readDoctors, readDoctorTimes, readServices, type DoctorTimes } from './timetable';
import { known, readDoctorId, toDoctors, toServices, toSlots, toVacations } from './wire';

export interface ClinicOptions extends Pick<Config, 'bookingWeeks'> {
  readonly db: Db;
  readonly changes: Changes;
  readonly clock: Clock;
}

/** Serves the four calls that read what the clinic offers. Answers are cached until the next change. */
export function clinicRoutes(
  app: FastifyInstance,
  { db, changes, clock, bookingWeeks }: ClinicOptions,
): void {
  let kept = new Map<string, Promise<CachedBody>>();
  changes.follow(() => {
    // Answers that are still being read go into the old map.
    kept = new Map();
  });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    read: () => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const make = async () => cachedBody(JSON.stringify(await read()), 'application/json');
    return sendCached(request, reply, await (changes.isConnected ? cached(kept, key, make) : make()));
  };
  /** Serves a call with part of a doctor's times. */
  const listTimes = (call: string, parameter: string, list: (times: DoctorTimes) => unknown): void => {
    app.get(call, async (request, reply) => {
      const doctorId = readDoctorId(request, parameter);
      const [from, until] = bookableDates(clock(), bookingWeeks);
      reply.header(BOOKING_WEEKS_HEADER, String(bookingWeeks));
      return answer(request, reply, `${call} ${doctorId} ${from}`, async () =>
        list(known(await readDoctorTimes(db, doctorId, from, until))),
      );
    });
  };

  app.get(CALLS.services, async (request, reply) =>
    answer(request, reply, 'services', async () => toServices(await readServices(db))),
  );
  app.get(CALLS.doctors, async (request, reply) =>
    answer(request, reply, 'doctors', async () => toDoctors(await readDoctors(db))),
  );
  listTimes(CALLS.vacations, 'id', ({ vacations }) => toVacations(vacations));
  listTimes(CALLS.slots, 'user_id', ({ slots }) => toSlots(slots));
}

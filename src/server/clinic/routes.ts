import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../domain/clock';
import { BOOKING_WEEKS_HEADER, CALLS } from '../../domain/contract';
import { keep, keptBody, sendKept, type KeptBody } from '../answers/kept';
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

/** The four calls that read what the clinic offers. Their answers are kept until anything changes. */
export function clinicRoutes(
  app: FastifyInstance,
  { db, changes, clock, bookingWeeks }: ClinicOptions,
): void {
  let kept = new Map<string, Promise<KeptBody>>();
  changes.follow(() => {
    // Answers that are being read go into the old map.
    kept = new Map();
  });
  const answer = (key: string, read: () => Promise<unknown>): Promise<KeptBody> =>
    keep(changes.isConnected ? kept : new Map<string, Promise<KeptBody>>(), key, async () =>
      keptBody(JSON.stringify(await read()), 'application/json'),
    );

  app.get(CALLS.services, async (request, reply) =>
    sendKept(request, reply, await answer('services', async () => toServices(await readServices(db)))),
  );

  app.get(CALLS.doctors, async (request, reply) =>
    sendKept(request, reply, await answer('doctors', async () => toDoctors(await readDoctors(db)))),
  );

  /** Reads what a call about one doctor lists of their times. */
  const timesOf = async (
    call: string,
    doctorId: number,
    list: (times: DoctorTimes) => unknown,
  ): Promise<KeptBody> => {
    const [from, until] = bookableDates(clock(), bookingWeeks);
    return answer(`${call} ${doctorId} ${from}`, async () =>
      list(known(await readDoctorTimes(db, doctorId, from, until))),
    );
  };

  app.get(CALLS.vacations, async (request, reply) => {
    const id = readDoctorId(request, 'id');
    return sendKept(
      request,
      reply,
      await timesOf('vacations', id, ({ vacations }) => toVacations(vacations)),
    );
  });

  app.get(CALLS.slots, async (request, reply) => {
    const id = readDoctorId(request, 'user_id');
    void reply.header(BOOKING_WEEKS_HEADER, String(bookingWeeks));
    return sendKept(request, reply, await timesOf('slots', id, ({ slots }) => toSlots(slots)));
  });
}

import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../domain/clock';
import { BOOKING_WEEKS_HEADER, CALLS } from '../../domain/contract';
import type { Config } from '../config/config';
import type { Db } from '../db/schema';
import { bookableDates } from './bookableDates';
import type { Changes } from './changes';
import { readDoctorId, unknownDoctor } from './readDoctorId';
import { readDaysOff, readDoctors, readServices, readSlots } from './timetable';
import { toDoctors, toServices, toSlots, toVacations } from './wire';

export interface ClinicOptions extends Pick<Config, 'bookingWeeks'> {
  readonly db: Db;
  readonly changes: Changes;
  readonly clock: Clock;
}

interface Answer {
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

function answerOf(value: unknown): Answer {
  const plain = Buffer.from(JSON.stringify(value));
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  };
}

/** Keeps answers until anything changes, and none while changes cannot be noticed. */
function keptAnswers(changes: Changes): (key: string, read: () => Promise<unknown>) => Promise<Answer> {
  let kept = new Map<string, Answer>();
  changes.follow(() => {
    kept = new Map();
  });
  return async (key, read) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    // A change while this one is read empties another map than the one it is put into.
    const into = kept;
    const answer = answerOf(await read());
    if (changes.isConnected) into.set(key, answer);
    return answer;
  };
}

function send(answer: Answer, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '');
  const etag = isBrotli ? answer.etag.replace(/"$/, '-br"') : answer.etag;
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (headers['if-none-match']?.split(/, */).includes(etag)) return reply.code(304).send();
  if (isBrotli) void reply.header('content-encoding', 'br');
  return reply.type('application/json; charset=utf-8').send(isBrotli ? answer.brotli : answer.plain);
}

/** The four calls that read what the clinic offers. */
export function clinicRoutes(
  app: FastifyInstance,
  { db, changes, clock, bookingWeeks }: ClinicOptions,
): void {
  const answered = keptAnswers(changes);
  const known = <List>(list: List | undefined): List => {
    if (list === undefined) throw unknownDoctor();
    return list;
  };

  app.get(CALLS.services, async (request, reply) =>
    send(await answered('services', async () => toServices(await readServices(db))), request, reply),
  );

  app.get(CALLS.doctors, async (request, reply) =>
    send(await answered('doctors', async () => toDoctors(await readDoctors(db))), request, reply),
  );

  app.get(CALLS.vacations, async (request, reply) => {
    const id = readDoctorId(request.query, 'id');
    const read = async () => toVacations(known(await readDaysOff(db, id)));
    return send(await answered(`vacations ${id}`, read), request, reply);
  });

  app.get(CALLS.slots, async (request, reply) => {
    const id = readDoctorId(request.query, 'user_id');
    const [from, until] = bookableDates(clock(), bookingWeeks);
    const read = async () => toSlots(known(await readSlots(db, id, from, until)));
    void reply.header(BOOKING_WEEKS_HEADER, String(bookingWeeks));
    return send(await answered(`slots ${id} ${from}`, read), request, reply);
  });
}

import type { FastifyInstance } from 'fastify';
import { subscriptionPath } from '../../content/paths';
import { cachedBody, digestOf, sendCached, type CachedBody } from '../answers/responseCache';
import type { AppContext } from '../context/appContext';
import { RENDERED } from '../limits/rateLimit';
import { PRIVATE } from '../pages/pageScopes';
import { selectCalendars, type StaffCalendar } from './calendars';
import { calendarFeed } from '../../content/words/calendarFeed';
import { appointmentEntry, blockedEntry, closureEntry, vacationEntry } from '../../content/words/feedEntries';
import { addDays } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/entities';
import { toStored } from '../booking/find';
import { selectBlocked } from '../clinic/blockedTimes';
import { readProfile } from '../clinic/readFacts';
import { bookableDates } from '../clinic/timetable';
import { snapshot } from '../db/dialect';
import type { Db } from '../db/schema';
import { readAppointments, type Span } from './appointments';

/** Days before today that a calendar shows. */
const DAYS_BACK = 28;

/** Reads the days off of the doctors whom the site shows. */
const readVacations = (db: Db, { from, until, doctorId }: Span) =>
  db
    .selectFrom('vacations')
    .innerJoin('doctors', 'doctors.id', 'doctorId')
    .select(['doctorId', 'startDate', 'endDate', 'firstName', 'lastName'])
    .where('endDate', '>=', from)
    .where('startDate', '<=', until)
    .$if(doctorId !== undefined, (query) => query.where('doctorId', '=', doctorId ?? 0))
    .orderBy('startDate')
    .orderBy('doctorId')
    .execute();

const readClosures = (db: Db, { from, until }: Span) =>
  db
    .selectFrom('closures')
    .select(['name', 'startDate', 'endDate'])
    .where('endDate', '>=', from)
    .where('startDate', '<=', until)
    .orderBy('startDate')
    .execute();

/** Returns a subscribed calendar from the data stored now; the same text until they change. */
function feedText(
  db: Db,
  { doctorId, hasNames, createdAt }: StaffCalendar,
  now: number,
  bookingWeeks: number,
): Promise<string> {
  const [, until] = bookableDates(now, bookingWeeks);
  const span = { from: addDays(clinicTimeAt(now).date, -DAYS_BACK), until, doctorId: doctorId ?? undefined };
  // A doctor's own calendar names the doctor once, in its title.
  const whose = (one: Parameters<typeof doctorName>[0]) => (doctorId === null ? `${doctorName(one)}, ` : '');
  return snapshot(db, async (tx) => {
    const appointments = await readAppointments(tx, span, now);
    // A forgotten patient's row has no name.
    const notForgotten = appointments.filter(({ lastName }) => lastName !== '');
    const vacations = await readVacations(tx, span);
    const blocked = await selectBlocked(tx, span.from, until)
      .$if(doctorId !== null, (query) => query.where('doctorId', '=', doctorId))
      .execute();
    const closures = await readClosures(tx, span);
    const clinic = await readProfile(tx);
    const doctor =
      doctorId !== null &&
      (await tx
        .selectFrom('doctors')
        .select(['firstName', 'lastName'])
        .where('id', '=', doctorId)
        .executeTakeFirst());
    return calendarFeed(doctor ? `${doctorName(doctor)} – ${clinic.name}` : clinic.name, [
      ...closures.map((days) => closureEntry(days, createdAt)),
      ...vacations.map((days) => vacationEntry(days, createdAt, whose)),
      ...blocked.map((one) => blockedEntry(one, whose)),
      ...notForgotten.map((row) =>
        appointmentEntry(toStored(row), row.changedAt ?? row.createdAt, hasNames === 1, whose),
      ),
    ]);
  });
}

/** Serves the calendars that staff subscribe to. A program that has the content gets 304. */
export function calendarRoutes(app: FastifyInstance, { db, links, clock, bookingWeeks }: AppContext): void {
  /** The last answer by reference: most requests ask for what has not changed. */
  const sent = new Map<string, CachedBody>();

  // Set at the end, because an answer whose route sets how it is stored gets no ETag.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(PRIVATE);
  });
  app.get<{ Params: { token: string } }>(subscriptionPath(':token'), RENDERED, async (request, reply) => {
    const reference = links.referenceIn(request.params.token);
    const calendar =
      reference && (await selectCalendars(db).where('reference', '=', reference).executeTakeFirst());
    if (!calendar) {
      reply.callNotFound();
      return reply;
    }
    const text = await feedText(db, calendar, clock(), bookingWeeks);
    const last = sent.get(calendar.reference);
    const isSame = last?.tag === digestOf(Buffer.from(text));
    const body = last && isSame ? last : await cachedBody(text, 'text/calendar');
    sent.set(calendar.reference, body);
    return sendCached(request, reply, body);
  });
}

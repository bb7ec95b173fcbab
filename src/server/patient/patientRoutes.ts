import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import { appointmentTexts } from '../../content/pages/appointment';
import { calendarFile } from '../../domain/calendarFile';
import { clinicTimeAt, type Clock } from '../../domain/clock';
import type { Config } from '../config/config';
import type { AppointmentStore, StoredAppointment } from '../database/ports/appointmentStore';
import type { FactsStore } from '../database/ports/factsStore';
import type { PeopleStore } from '../database/ports/peopleStore';
import { errorAnswers } from '../errors/errorAnswers';
import { Problem } from '../errors/problem';
import { refuseForeignPosts } from '../limits/refuseForeignPosts';
import type { TimetableMemory } from '../live/timetableMemory';
import type { Site } from '../site/site';
import {
  appointmentState,
  patientForgottenPage,
  patientPage,
  patientProblemPage,
  unconfirmedState,
} from './patientPage';
import {
  CALENDAR_FILE,
  DATA_FILE,
  patientCalendarPath,
  patientConfirmPath,
  patientDataPath,
  patientForgetPath,
  patientPath,
} from './patientPath';
import { personText } from '../words/personText';

export interface PatientOptions extends Pick<Config, 'bookingWeeks'> {
  readonly database: {
    readonly appointments: Pick<AppointmentStore, 'find' | 'findUnconfirmed' | 'confirm' | 'cancel'>;
    readonly people: PeopleStore;
    readonly facts: Pick<FactsStore, 'profile'>;
  };
  /** Of the same database. */
  readonly memory: TimetableMemory;
  readonly site: Site;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** Bytes; the form has no fields. */
const BODY_LIMIT = 1024;

/** Not an empty one: that address is the booking page's, with a slash too many. */
const TOKEN = ':token(.+)';

/** For this person's eyes only, and the address goes nowhere. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** The patient's own page: opening it changes nothing, because mail scanners open every link; posting does. */
export async function patientRoutes(app: FastifyInstance, options: PatientOptions): Promise<void> {
  const { site, clock, publicUrl, memory, bookingWeeks } = options;
  const { appointments, people, facts } = options.database;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      done(null, body);
    },
  );
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(new Problem(415, 'Cererea nu a putut fi citită. Folosiți butoanele acestei pagini.'));
  });
  const headers = { ...site.commonHeaders, ...PRIVATE };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  refuseForeignPosts(app, publicUrl);
  app.setErrorHandler(errorAnswers(headers, (message) => patientProblemPage(site, message)).answer);

  const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;
  const find = async (request: FastifyRequest): Promise<StoredAppointment | undefined> =>
    appointments.find({ linkToken: tokenOf(request) });
  const html = (reply: FastifyReply, status: number, page: string | Buffer) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const notFound = (reply: FastifyReply) => html(reply, 404, site.notFound.identity.body);
  const stateOf = (appointment: StoredAppointment) => appointmentState(appointment, clinicTimeAt(clock()));

  const findUnconfirmed = async (linkToken: string) => {
    const appointment = await appointments.findUnconfirmed(linkToken);
    if (appointment === undefined) return undefined;
    const times = (await memory.current()).times.get(appointment.doctor.id) ?? { slots: [], vacations: [] };
    const week = { ...times, bookingWeeks, now: clinicTimeAt(clock()) };
    return { appointment, week, state: unconfirmedState(appointment, week, clock()) };
  };

  app.get(patientPath(TOKEN), async (request, reply) => {
    const linkToken = tokenOf(request);
    const booked = await find(request);
    const shown = booked ? { appointment: booked, state: stateOf(booked) } : await findUnconfirmed(linkToken);
    if (shown === undefined) return notFound(reply);
    return html(reply, 200, patientPage(site, { ...shown, linkToken, clinic: await facts.profile() }));
  });

  app.post(patientConfirmPath(TOKEN), async (request, reply) => {
    const linkToken = tokenOf(request);
    const outcome = await appointments.confirm(linkToken, clock());
    const isKnown = outcome ?? (await find(request)) ?? (await appointments.findUnconfirmed(linkToken));
    if (isKnown === undefined) return notFound(reply);
    // The page says what came of it, and another press of the button changes nothing.
    return reply.redirect(patientPath(linkToken), 303);
  });

  app.get(patientCalendarPath(TOKEN), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(reply);
    const version = appointment.cancelledAt === null ? 'booked' : 'cancelled';
    const entry = appointmentCalendarEntry(appointment, appointment.reference, await facts.profile());
    return reply
      .header('content-disposition', `attachment; filename="${CALENDAR_FILE}"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(entry, version, clock()));
  });

  app.get(patientDataPath(TOKEN), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(reply);
    const { reference } = appointment;
    return reply
      .header('content-disposition', `attachment; filename="${DATA_FILE}"`)
      .type('text/plain; charset=utf-8')
      .send(`${personText(await people.find({ reference }))}\n`);
  });

  app.post(patientForgetPath(TOKEN), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(reply);
    if (stateOf(appointment) === 'upcoming') throw new Problem(409, appointmentTexts.forgetLater);
    await people.forget({ reference: appointment.reference }, 'patient');
    return html(reply, 200, patientForgottenPage(site));
  });

  app.post(patientPath(TOKEN), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(reply);
    if (stateOf(appointment) === 'upcoming') {
      await appointments.cancel({ linkToken: tokenOf(request) }, 'patient', clock());
    }
    // The page says what is true now; loading it again sends nothing again.
    return reply.redirect(patientPath(tokenOf(request)), 303);
  });
}

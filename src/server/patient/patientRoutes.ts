import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appointmentCalendarEntry, CALENDAR_FILE } from '../../content/appointmentCalendarEntry';
import { appointmentTemplate, appointmentTexts, lostLinkTexts } from '../../content/pages/appointment';
import { LEAVE_FIELD } from '../../content/pages/earlier';
import { earlierPath, LOST_LINK_PATH } from '../../content/paths';
import { opensOn } from '../../domain/bookingHorizon';
import { calendarFile } from '../../domain/calendarFile';
import { clinicTimeAt } from '../../domain/clock';
import { isSameTime } from '../../domain/slotStatus';
import { MOST_MOVES, type StoredAppointment } from '../database/ports/appointmentStore';
import { errorAnswers } from '../errors/errorAnswers';
import { Problem } from '../errors/problem';
import { limitPosts } from '../limits/limitPosts';
import { refuseForeignPosts } from '../limits/refuseForeignPosts';
import { appointmentState, filled, patientPage, patientProblemPage, unconfirmedState } from './patientPage';
import { earlierPage, type EarlierPageOptions } from './earlierPage';
import type { PatientOptions } from './patientOptions';
import { MOVE_REFUSALS, movePage, type MovePageOptions } from './movePage';
import { formOf, leavesList, readMove, readOffered, readTimeWish, readWish, tokenOf } from './patientForms';
import {
  DATA_FILE,
  looksLikeToken,
  patientCalendarPath,
  patientConfirmPath,
  patientDataPath,
  patientForgetPath,
  patientMovePath,
  patientPath,
} from './patientPath';
import { placeRoutes } from './placeRoutes';
import { personText } from '../words/personText';

/** Bytes; no form here has a long field. */
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
  const { site, clock, publicUrl, smtpUrl, memory, bookingWeeks } = options;
  const { appointments, people, facts, waiting } = options.database;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
  const unreadable = () =>
    new Problem(415, 'Cererea nu a putut fi citită. Folosiți butoanele acestei pagini.');
  // Only mail programs that press their own button send such a form (RFC 8058).
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => undefined);
      if (form?.get(LEAVE_FIELD.name) !== LEAVE_FIELD.value) throw unreadable();
      return new URLSearchParams([[LEAVE_FIELD.name, LEAVE_FIELD.value]]);
    },
  );
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(unreadable());
  });
  const headers = { ...site.commonHeaders, ...PRIVATE };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  refuseForeignPosts(app, publicUrl);
  app.setErrorHandler(errorAnswers(headers, (message) => patientProblemPage(site, message)).answer);

  /** Who is not mailed could not be told, and who may not move any more would be told in vain. */
  const canWait = (appointment: StoredAppointment): boolean =>
    smtpUrl !== '' && appointment.moves < MOST_MOVES && stateOf(appointment) === 'upcoming';
  const find = async (request: FastifyRequest): Promise<StoredAppointment | undefined> =>
    appointments.find({ linkToken: tokenOf(request) });
  const html = (reply: FastifyReply, status: number, page: string | Buffer) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    html(
      reply,
      404,
      looksLikeToken(tokenOf(request))
        ? filled(site, appointmentTemplate('lostLink'))
        : site.notFound.identity.body,
    );
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
    if (shown === undefined) return notFound(request, reply);
    const clinic = await facts.profile();
    const isWaiting = booked && canWait(booked) ? (await waiting.find(linkToken)) !== undefined : undefined;
    return html(reply, 200, patientPage(site, { ...shown, linkToken, clinic, isWaiting }));
  });

  app.get(patientCalendarPath(TOKEN), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(request, reply);
    const version = appointment.cancelledAt === null ? 'booked' : 'cancelled';
    const entry = appointmentCalendarEntry(appointment, appointment.reference, await facts.profile());
    return reply
      .header('content-disposition', `attachment; filename="${CALENDAR_FILE}"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(entry, version, clock()));
  });

  app.get(patientDataPath(TOKEN), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(request, reply);
    const { reference } = appointment;
    return reply
      .header('content-disposition', `attachment; filename="${DATA_FILE}"`)
      .type('text/plain; charset=utf-8')
      .send(`${personText(await people.find({ reference }))}\n`);
  });

  const movePageFor = async (
    request: FastifyRequest,
    appointment: StoredAppointment,
    what: Pick<MovePageOptions, 'wished' | 'refused'>,
  ): Promise<string> => {
    const [timetable, now] = [await memory.current(), clinicTimeAt(clock())];
    const linkToken = tokenOf(request);
    return movePage(site, { appointment, linkToken, timetable, now, bookingWeeks, ...what });
  };

  app.get(patientMovePath(TOKEN), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(request, reply);
    if (stateOf(appointment) !== 'upcoming') return reply.redirect(patientPath(tokenOf(request)), 303);
    return html(reply, 200, await movePageFor(request, appointment, { wished: readWish(request) }));
  });

  const earlierPageFor = async (
    request: FastifyRequest,
    appointment: StoredAppointment,
    what: Pick<EarlierPageOptions, 'offered' | 'incomplete'> = {},
  ): Promise<string> => {
    const [linkToken, timetable, now] = [tokenOf(request), await memory.current(), clinicTimeAt(clock())];
    const known = { appointment, linkToken, timetable, now, bookingWeeks };
    return earlierPage(site, { ...known, ...what, waiting: await waiting.find(linkToken) });
  };

  app.get(earlierPath(patientPath(TOKEN)), async (request, reply) => {
    const appointment = await find(request);
    if (appointment === undefined) return notFound(request, reply);
    const offered = readOffered(request);
    return isSameTime(appointment, offered) || !canWait(appointment)
      ? reply.redirect(patientPath(tokenOf(request)), 303)
      : html(reply, 200, await earlierPageFor(request, appointment, { offered }));
  });

  app.get(LOST_LINK_PATH, (_request, reply) =>
    html(reply, 200, filled(site, appointmentTemplate('lostLink'))),
  );

  await app.register(async (posts) => {
    await limitPosts(posts, options);
    placeRoutes(app, posts, options);
    posts.post(patientForgetPath(TOKEN), async (request, reply) => {
      const appointment = await find(request);
      if (appointment === undefined) return notFound(request, reply);
      const { reference } = appointment;
      const outcome = await people.forget({ reference }, 'patient', clock());
      if ('coming' in outcome) throw new Problem(409, appointmentTexts.forgetLater);
      return html(reply, 200, filled(site, appointmentTemplate('forgotten')));
    });

    posts.post(patientPath(TOKEN), async (request, reply) => {
      const appointment = await find(request);
      if (appointment === undefined) return notFound(request, reply);
      if (stateOf(appointment) === 'upcoming') {
        await appointments.cancel({ linkToken: tokenOf(request) }, 'patient', clock());
      }
      // The page says what is true now; loading it again sends nothing again.
      return reply.redirect(patientPath(tokenOf(request)), 303);
    });

    posts.post(earlierPath(patientPath(TOKEN)), async (request, reply) => {
      const linkToken = tokenOf(request);
      const appointment = await find(request);
      if (appointment === undefined) return notFound(request, reply);
      const form = formOf(request);
      if (leavesList(form)) {
        await waiting.leave(linkToken, clock());
        // Mail programs that press their own button follow no redirect (RFC 8058).
        return html(reply, 200, await earlierPageFor(request, appointment));
      }
      const wish = readTimeWish(form);
      if (wish === undefined)
        return html(reply, 422, await earlierPageFor(request, appointment, { incomplete: form }));
      if (canWait(appointment)) await waiting.ask(linkToken, wish, clock(), bookingWeeks);
      return reply.redirect(earlierPath(patientPath(linkToken)), 303);
    });

    posts.post(patientConfirmPath(TOKEN), async (request, reply) => {
      const linkToken = tokenOf(request);
      const outcome = await appointments.confirm(linkToken, clock());
      const isKnown = outcome ?? (await find(request)) ?? (await appointments.findUnconfirmed(linkToken));
      if (isKnown === undefined) return notFound(request, reply);
      // The page says what came of it, and another press of the button changes nothing.
      return reply.redirect(patientPath(linkToken), 303);
    });

    posts.post(patientMovePath(TOKEN), async (request, reply) => {
      const { moves, ...to } = readMove(request);
      const [key, at] = [{ linkToken: tokenOf(request) }, clock()];
      const isClosed = opensOn(to.date, clinicTimeAt(at).date, bookingWeeks) !== undefined;
      const move = isClosed ? 'unavailable' : await appointments.move(key, to, { by: 'patient', at, moves });
      const appointment = await find(request);
      if (appointment === undefined) return notFound(request, reply);
      const refusal = MOVE_REFUSALS[move];
      // The page says what is true now: where it was moved to, that it is cancelled or past.
      if (refusal === undefined || stateOf(appointment) !== 'upcoming')
        return reply.redirect(patientPath(tokenOf(request)), 303);
      const [status, reason] = refusal;
      return html(reply, status, await movePageFor(request, appointment, { refused: { ...to, reason } }));
    });

    posts.post(LOST_LINK_PATH, (request, reply) => {
      if (smtpUrl === '') throw new Problem(409, lostLinkTexts.noMail);
      const email = formOf(request).get('email')?.trim() ?? '';
      // Beside the answer, whose time would else tell whether the address is known.
      appointments.sendLinks(email, clock()).catch((error: unknown) => request.log.error({ err: error }));
      return html(reply, 200, filled(site, appointmentTemplate('linkSent')));
    });
  });
}

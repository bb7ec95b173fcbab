import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import { appointmentTexts, lostLinkTexts, MOVE_FIELDS } from '../../content/pages/appointment';
import { CALENDAR_FILE, LOST_LINK_PATH, offerPath, PATHS } from '../../content/paths';
import { DATA_FILE, patientPaths } from '../../content/patientPaths';
import { personText } from '../../content/words/personText';
import { calendarFile } from '../../domain/calendarFile';
import { clinicTimeAt } from '../../domain/clock';
import { isSameTime } from '../../domain/slotStatus';
import { readTimeKey } from '../../domain/timeKey';
import { leftTime } from '../../domain/wayBack';
import {
  AppointmentForgottenPage,
  AppointmentPage,
  type AppointmentPageProps,
} from '../../pages/Appointment';
import { nearestTimes } from '../../pages/appointment/freeWeek';
import { isComplete, readOffer } from '../../pages/appointment/plainChoice';
import { LinkSentPage, LostLinkPage } from '../../pages/LostLink';
import { offerAt } from '../booking/availability';
import { cancel } from '../booking/cancel';
import { findByReference, type StoredAppointment } from '../booking/find';
import { MOST_MOVES, move } from '../booking/move';
import { confirm } from '../booking/pending';
import { readProfile } from '../clinic/profile';
import { readSituation } from '../clinic/timetable';
import { iso } from '../db/iso';
import { Declined, Problem } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { budgetOf } from '../booking/budget';
import { RENDERED } from '../limits/rateLimit';
import { privatePages } from '../pages/ownPage';
import type { AppWithPages } from '../pages/render';
import { linkGuard, type Linked } from '../pages/withLink';
import { canWait, findWaiting } from '../waiting/list';
import { findPerson, forgetPerson } from './data';
import { countLostLink, delayedWork, queueLinkMails } from './linkAgain';
import { movePage, readMove, type MovePageOptions } from './movePage';
import { sendStep } from './plainBooking';
import { bookedState, pendingState } from './state';

/** Patterns of the routes. A token is not empty: that address is the booking page's with a closing slash. */
const at = patientPaths(':token(.+)');

const sendFile = (reply: FastifyReply, name: string, type: string, text: string): FastifyReply =>
  reply
    // An iPhone adds an opened entry to its calendar, and leaves a downloaded one among its files.
    .header(
      'content-disposition',
      `${type === 'text/calendar' ? 'inline' : 'attachment'}; filename="${name}"`,
    )
    .type(`${type}; charset=utf-8`)
    .send(text);

/** Serves the patients' pages by their links. Opening one changes nothing, because mail scanners open every link. */
export function patientRoutes(app: FastifyInstance, site: AppWithPages): void {
  const { db, links, pages, clock, bookingWeeks, confirmationsPerEmail, smtpUrl, publicUrl } = site;
  privatePages(app, site);

  const later = delayedWork(app);
  const nowOfClinic = () => clinicTimeAt(clock());
  const withLink = linkGuard(site);

  /** Returns the data that an appointment's page shows. */
  async function shownOf(
    appointment: StoredAppointment,
  ): Promise<Omit<AppointmentPageProps, 'paths' | 'address'>> {
    if (appointment.state !== 'pending') {
      const mayWait = smtpUrl !== '' && canWait(appointment, nowOfClinic());
      const isWaiting = mayWait ? (await findWaiting(db, appointment.reference)) !== undefined : undefined;
      const state = bookedState(appointment, nowOfClinic());
      const left = state === 'upcoming' ? leftTime(appointment, clock()) : undefined;
      const mayGoBack = left && appointment.moves < MOST_MOVES;
      const offer = mayGoBack ? await offerAt(db, left, nowOfClinic(), bookingWeeks) : undefined;
      return { appointment, state, isWaiting, left: left && { ...left, offer: offer?.kind } };
    }
    const doctor = await readSituation(db, appointment.doctor.id, clock(), bookingWeeks);
    const state = pendingState(appointment, doctor, iso(clock()));
    return { appointment, state, nearest: state === 'lost' ? nearestTimes(doctor, appointment) : [] };
  }

  app.get(
    at.page,
    RENDERED,
    withLink(
      async ({ appointment, paths }, _request, reply) =>
        reply.sendPage(
          <AppointmentPage {...await shownOf(appointment)} paths={paths} address={publicUrl + paths.page} />,
        ),
      true,
    ),
  );

  app.get(
    at.calendar,
    RENDERED,
    withLink(async ({ appointment }, _request, reply) => {
      const version = appointment.state === 'booked' ? 'booked' : 'cancelled';
      const entry = appointmentCalendarEntry(appointment, appointment.reference, await readProfile(db));
      return sendFile(reply, CALENDAR_FILE, 'text/calendar', calendarFile(entry, version, clock()));
    }),
  );

  app.get(
    at.data,
    RENDERED,
    withLink(async ({ appointment: { reference } }, _request, reply) =>
      sendFile(reply, DATA_FILE, 'text/plain', `${personText(await findPerson(db, { reference }))}\n`),
    ),
  );

  const queryOf = ({ query }: FastifyRequest) => new URLSearchParams(query as Record<string, string>);
  const movePageFor = (
    request: FastifyRequest,
    linked: Linked & Pick<MovePageOptions, 'refused'>,
  ): ReturnType<typeof movePage> =>
    movePage(db, { ...linked, query: queryOf(request), bookingWeeks, at: clock() });

  app.get(
    at.move,
    RENDERED,
    withLink(async (linked, request, reply) => {
      const offered = readTimeKey(queryOf(request).get(MOVE_FIELDS.time));
      const { appointment, paths } = linked;
      return bookedState(appointment, nowOfClinic()) === 'upcoming' && !isSameTime(appointment, offered)
        ? reply.sendPage(await movePageFor(request, linked))
        : reply.redirect(paths.page, 303);
    }),
  );

  app.post(
    at.move,
    withLink(async ({ appointment, paths }, request, reply) => {
      const { moves, ...to } = readMove(fieldsOf(request));
      const { reference } = appointment;
      const options = { ...site, by: 'patient', now: clock(), moves } as const;
      try {
        await move(db, reference, to, options);
        return await reply.redirect(paths.page, 303);
      } catch (error) {
        if (!(error instanceof Declined)) throw error;
        const current = (await findByReference(db, reference)) ?? appointment;
        // The appointment's page shows the current state, such as that it is cancelled or past.
        if (error.onMove === undefined || bookedState(current, nowOfClinic()) !== 'upcoming')
          return reply.redirect(paths.page, 303);
        const refused = { ...to, reason: error.onMove };
        const page = await movePageFor(request, { appointment: current, paths, refused });
        return reply.sendPage(page, { status: error.statusCode });
      }
    }),
  );

  app.post(
    at.page,
    withLink(async ({ appointment, paths }, _request, reply) => {
      if (bookedState(appointment, nowOfClinic()) === 'upcoming')
        await cancel(db, appointment.reference, 'patient', clock(), confirmationsPerEmail);
      // A reload of the page posts nothing again.
      return reply.redirect(paths.page, 303);
    }),
  );

  app.post(
    at.confirm,
    withLink(async ({ appointment: { reference }, paths }, _request, reply) => {
      await confirm(db, reference, clock(), confirmationsPerEmail);
      return reply.redirect(paths.page, 303);
    }, true),
  );

  app.post(
    at.forget,
    withLink(async ({ appointment: { reference } }, _request, reply) => {
      const outcome = await forgetPerson(db, { reference }, 'patient', clock());
      if ('coming' in outcome) throw new Problem(409, appointmentTexts.forgetLater);
      return reply.sendPage(<AppointmentForgottenPage />);
    }),
  );

  app.get<{ Params: { token: string } }>(offerPath(':token'), RENDERED, async ({ params, url }, reply) => {
    const reference = links.referenceIn(params.token);
    const place = reference === undefined ? undefined : await findWaiting(db, reference);
    const offer = readOffer(url.split('?')[1] ?? '', place?.email ?? '', pages.facts());
    return isComplete(offer) ? sendStep(site, reply, offer) : reply.redirect(PATHS.booking, 303);
  });

  app.get(LOST_LINK_PATH, async (_request, reply) =>
    reply.sendPage(<LostLinkPage />, { keptAs: 'lost link' }),
  );

  app.post(LOST_LINK_PATH, async (request, reply) => {
    if (smtpUrl === '') throw new Problem(409, lostLinkTexts.noMail);
    const email = fieldsOf(request).get('email') ?? '';
    if (await countLostLink(db, email, budgetOf(request, site), clock()))
      later(() => queueLinkMails(db, email, clock(), confirmationsPerEmail));
    return reply.sendPage(<LinkSentPage />, { keptAs: 'link sent' });
  });
}

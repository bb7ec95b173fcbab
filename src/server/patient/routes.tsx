import type { FastifyInstance, FastifyReply } from 'fastify';
import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import { appointmentTexts, CONFIRMED_QUERY } from '../../content/pages/appointment';
import { PATHS } from '../../content/paths';
import {
  CALENDAR_FILE,
  offerPath,
  DATA_FILE,
  patientPaths,
  type PatientPaths,
} from '../../content/patientPaths';
import { personText } from '../../content/words/personText';
import { calendarFile } from '../../domain/calendarFile';
import { clinicTimeAt } from '../../domain/clock';
import { nearestAlternatives } from '../../domain/nearestFreeTimes';
import { findTime } from '../../domain/slotStatus';
import { leftTime, type LeftTime } from '../../domain/wayBack';
import { AppointmentPage, type AppointmentPageProps } from '../../pages/appointment/AppointmentPage';
import { AppointmentForgottenPage } from '../../pages/appointment/AppointmentForgottenPage';
import { isComplete, readOffer } from '../../pages/appointment/plainChoice';
import { cancel } from '../booking/cancel';
import { isUpcoming, type StoredAppointment } from '../booking/find';
import { canMove } from '../booking/move';
import { confirmPending } from '../booking/pending';
import { readProfile } from '../clinic/readFacts';
import { offerAt } from '../clinic/timetable';
import { iso } from '../db/schema';
import { Problem } from '../errors/problem';
import { RENDERED } from '../limits/rateLimit';
import { privatePages } from '../pages/pageScopes';
import type { AppWithPages } from '../pages/pages';
import { linkRoutes, type LinkRoutes } from '../pages/linkRoutes';
import { findEntry, findLinkedEntry } from '../waiting/entries';
import { findPerson, forgetPerson } from './person';
import { lostLinkRoutes } from './lostLink';
import { moveRoutes } from './moveRoutes';
import { sendStep } from './plainBooking';

type PageState = Omit<AppointmentPageProps, 'paths' | 'address'>;

async function pendingState(site: AppWithPages, appointment: StoredAppointment): Promise<PageState> {
  if ((appointment.confirmUntil ?? '') <= iso(site.clock())) return { appointment, state: 'late' };
  const doctor = await site.times.situationOf(appointment.doctor.id);
  if (findTime(doctor, appointment)?.status === 'available') return { appointment, state: 'unconfirmed' };
  return { appointment, state: 'lost', nearest: nearestAlternatives(doctor, appointment) };
}

function lastActionOf(former: LeftTime | undefined, isJustConfirmed: boolean): PageState['lastAction'] {
  if (former !== undefined) return former.isWayBack ? 'movedBack' : 'moved';
  return isJustConfirmed ? 'confirmed' : undefined;
}

/** @param isJustConfirmed true right after the press that confirmed it */
async function pageState(
  site: AppWithPages,
  appointment: StoredAppointment,
  isJustConfirmed: boolean,
): Promise<PageState> {
  const { db, clock, bookingWeeks, smtpUrl } = site;
  if (appointment.state === 'pending') return pendingState(site, appointment);
  const now = clinicTimeAt(clock());
  if (!isUpcoming(appointment, now))
    return { appointment, state: appointment.state === 'cancelled' ? 'cancelled' : 'past' };
  const mayMove = canMove(appointment, now);
  const isWaiting =
    mayMove && smtpUrl !== '' ? (await findEntry(db, appointment.reference)) !== undefined : undefined;
  const former = leftTime(appointment, clock());
  const mayGoBack = mayMove && former && !former.isWayBack;
  const offer = mayGoBack ? await offerAt(db, former, now, bookingWeeks) : undefined;
  return {
    appointment,
    state: 'upcoming',
    lastAction: lastActionOf(former, isJustConfirmed),
    mayMove,
    isWaiting,
    formerTime: former && offer && { ...former, isFree: offer.kind === 'offered' },
  };
}

const sendFile = (reply: FastifyReply, name: string, type: string, text: string): FastifyReply =>
  reply
    // An iPhone adds an opened entry to its calendar, and leaves a downloaded one among its files.
    .header(
      'content-disposition',
      `${type === 'text/calendar' ? 'inline' : 'attachment'}; filename="${name}"`,
    )
    .type(`${type}; charset=utf-8`)
    .send(text);

/** Serves the appointment's page, what is stored about it, and what its buttons do. */
function appointmentRoutes({ get, post }: LinkRoutes, patterns: PatientPaths, site: AppWithPages): void {
  const { db, clock, confirmationsPerEmail, publicUrl } = site;

  get(
    patterns.page,
    async ({ appointment, paths }, { query }, reply) => {
      const shown = await pageState(site, appointment, CONFIRMED_QUERY in (query as object));
      // Tells the booking page, where it is opened from here, that its receipt is outdated.
      const isChanged = appointment.state === 'cancelled' || appointment.moves > 0;
      if (isChanged) reply.header('referrer-policy', 'same-origin');
      return reply.sendPage(<AppointmentPage {...shown} paths={paths} address={publicUrl + paths.page} />);
    },
    { isForPending: true },
  );
  get(patterns.calendar, async ({ appointment }, _request, reply) => {
    const version = appointment.state === 'booked' ? 'booked' : 'cancelled';
    const entry = appointmentCalendarEntry(appointment, appointment.reference, await readProfile(db));
    return sendFile(reply, CALENDAR_FILE, 'text/calendar', calendarFile(entry, version, clock()));
  });
  get(patterns.data, async ({ appointment: { reference } }, _request, reply) =>
    sendFile(reply, DATA_FILE, 'text/plain', `${personText(await findPerson(db, { reference }))}\n`),
  );

  // Answered with a redirect, so that a reload of the page posts nothing again.
  post(patterns.page, async ({ appointment, paths }, _request, reply) => {
    if (isUpcoming(appointment, clinicTimeAt(clock())))
      await cancel(db, appointment.reference, { by: 'patient', now: clock(), confirmationsPerEmail });
    return reply.redirect(paths.page, 303);
  });
  post(
    patterns.confirm,
    async ({ appointment: { reference }, paths }, _request, reply) => {
      const isBooked = await confirmPending(db, reference, clock(), { confirmationsPerEmail });
      return reply.redirect(isBooked ? `${paths.page}?${CONFIRMED_QUERY}` : paths.page, 303);
    },
    { isForPending: true },
  );
  post(patterns.forget, async ({ appointment: { reference } }, _request, reply) => {
    const outcome = await forgetPerson(db, { reference }, 'patient', clock());
    if ('upcoming' in outcome) throw new Problem(409, appointmentTexts.forgetLater);
    return reply.sendPage(<AppointmentForgottenPage />);
  });
}

/** Serves the patients' pages by their links. Opening one changes nothing, because mail scanners open every link. */
export function patientRoutes(app: FastifyInstance, site: AppWithPages): void {
  privatePages(app, site);
  const routes = linkRoutes(app, site);
  // A token is not empty: that address is the booking page's with a closing slash.
  const patterns = patientPaths(':token(.+)');
  appointmentRoutes(routes, patterns, site);
  moveRoutes(routes, patterns.move, site);
  lostLinkRoutes(app, site);
  app.get<{ Params: { token: string } }>(offerPath(':token'), RENDERED, async ({ params, url }, reply) => {
    const entry = await findLinkedEntry(site, params.token);
    const offer = readOffer(url.split('?')[1] ?? '', entry?.email ?? '', site.pages.facts());
    return isComplete(offer) ? sendStep(site, reply, offer) : reply.redirect(PATHS.booking, 303);
  });
}

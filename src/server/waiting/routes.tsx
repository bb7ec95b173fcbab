import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longDateTime } from '../../content/dateWords';
import {
  CONFIRM_FIELD,
  earlierHeadings,
  entryFacts,
  LEAVE_FIELD,
  preferenceFacts,
  entryHeadings,
} from '../../content/pages/waiting';
import { bookingPath, requestedChoice } from '../../content/bookingQuery';
import { PATHS, WAITING_PATH } from '../../content/paths';
import { entryPath, patientPaths } from '../../content/patientPaths';
import { WORKDAYS } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/entities';
import { WaitingPage } from '../../pages/appointment/WaitingPage';
import { readPreference } from '../../pages/appointment/preference';
import type { Doctor } from '../db/storedEntities';
import { Problem } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { budgetOf } from '../booking/budget';
import { canMove } from '../booking/move';
import { RENDERED } from '../limits/rateLimit';
import { privatePages } from '../pages/pageScopes';
import type { AppWithPages } from '../pages/pages';
import { linkRoutes, type Linked, type LinkRoutes } from '../pages/linkRoutes';
import { findEntry, findLinkedEntry, toEntry } from './entries';
import { addEntryOf, confirmEntry, leaveList, requestEntry } from './joinAndLeave';

/** Returns true if a form, or a mail program's unsubscribe button, leaves the list. */
const leavesList = (form: URLSearchParams): boolean => form.get(LEAVE_FIELD.name) === LEAVE_FIELD.value;

/** Returns the choices of a form, for a wished doctor or for any of a service. */
async function formOf(
  { times }: AppWithPages,
  service: number,
  doctor: Pick<Doctor, 'id' | 'firstName' | 'lastName'> | undefined,
) {
  const doctors = await times.doctorsOf(service);
  const found = await Promise.all(doctors.map(({ id }) => times.timesOf(id)));
  const weekdaysOf = (isAsked: (id: number) => boolean) =>
    found.flatMap((one) => (one && isAsked(one.doctorId) ? one.slots : [])).map(({ weekday }) => weekday);
  const all = weekdaysOf(() => true);
  const own = weekdaysOf((id) => id === (doctor?.id ?? id));
  // A doctor without times may get some on any day.
  const days = WORKDAYS.map((weekday) => ({ weekday, isOthers: own.length > 0 && !own.includes(weekday) }));
  return {
    days: days.filter(({ weekday, isOthers }) => !isOthers || all.includes(weekday)),
    doctor: doctor && doctorName(doctor),
    hasOtherDoctors: doctor !== undefined && doctors.length > 1,
  };
}

/** Serves the page on which a patient waits for an earlier time. */
function earlierRoutes({ get, post }: LinkRoutes, site: AppWithPages): void {
  const { db, clock, smtpUrl } = site;
  const { earlier } = patientPaths(':token(.+)');
  const mayWait = ({ appointment }: Linked): boolean =>
    smtpUrl !== '' && canMove(appointment, clinicTimeAt(clock()));

  const shared = ({ appointment, paths }: Linked, state: 'ask' | 'waiting' | 'left') => ({
    ...earlierHeadings(longDateTime(appointment))[state],
    paths,
    freeTimesPath: paths.move,
  });

  const ownForm = ({ appointment: { service, doctor } }: Linked) => formOf(site, service.id, doctor);
  /** @param sent a form without a day or a part of the day */
  const askPage = (own: Linked, form: Awaited<ReturnType<typeof formOf>>, sent?: URLSearchParams) => (
    <WaitingPage state="ask" {...shared(own, 'ask')} form={{ ...form, sent, isMailAsked: false }} />
  );

  get(earlier, async (own, _request, reply) => {
    if (!mayWait(own)) return reply.redirect(own.paths.page, 303);
    const entry = await findEntry(db, own.appointment.reference);
    if (entry === undefined) return reply.sendPage(askPage(own, await ownForm(own)));
    const facts = entryFacts(toEntry(entry));
    return reply.sendPage(<WaitingPage state="waiting" {...shared(own, 'waiting')} entry={facts} />);
  });

  post(earlier, async (own, request, reply) => {
    const form = fieldsOf(request);
    if (leavesList(form)) {
      await leaveList(db, own.appointment.reference);
      // A page, because mail programs follow no redirect after one-click unsubscribe.
      return reply.sendPage(<WaitingPage state="left" {...shared(own, 'left')} />);
    }
    const offered = await ownForm(own);
    const preference = readPreference(form, offered);
    if (preference.problems.days ?? preference.problems.parts)
      return reply.sendPage(askPage(own, offered, form), { status: 422 });
    if (mayWait(own)) await addEntryOf(db, own.appointment, preference, clock());
    return reply.redirect(own.paths.earlier, 303);
  });
}

/**
 * Reads the choice from the address, which stays the same when its form is posted.
 * @returns undefined if it names no service
 */
async function readChosen(site: AppWithPages, { url }: FastifyRequest) {
  const choice = requestedChoice(url.split('?')[1] ?? '');
  const service = (await site.times.services()).find(({ id }) => String(id) === choice?.service);
  if (service === undefined) return undefined;
  const doctors = await site.times.doctorsOf(service.id);
  const doctor = doctors.find(({ id }) => String(id) === choice?.doctor);
  const subject = [service.name, ...(doctor ? [doctorName(doctor)] : [])].join(', ');
  return {
    service,
    doctor,
    page: {
      state: 'ask',
      ...entryHeadings(subject).ask,
      form: { ...(await formOf(site, service.id, doctor)), isMailAsked: true },
      freeTimesPath: bookingPath({ service: service.id, doctor: doctor?.id }),
    } as const,
  };
}

/** Serves the page on which a person without a free time joins the list. */
function joinRoutes(app: FastifyInstance, site: AppWithPages): void {
  const { db, clock, confirmationsPerEmail, smtpUrl } = site;
  if (smtpUrl === '') {
    const { noMail } = entryHeadings('');
    const page = <WaitingPage state="noMail" {...noMail} freeTimesPath={PATHS.booking} />;
    const explain = (status: number) => (_request: FastifyRequest, reply: FastifyReply) =>
      reply.sendPage(page, { status, keptAs: 'waiting noMail' });
    app.get(WAITING_PATH, explain(200)).post(WAITING_PATH, explain(409));
    return;
  }

  app.get(WAITING_PATH, async (request, reply) => {
    const choice = await readChosen(site, request);
    if (choice === undefined) return reply.redirect(PATHS.booking, 303);
    const keptAs = `waiting ${JSON.stringify(choice.page)}`;
    return reply.sendPage(<WaitingPage {...choice.page} />, { keptAs });
  });

  app.post(WAITING_PATH, async (request, reply) => {
    const choice = await readChosen(site, request);
    if (choice === undefined) throw new Problem(400);
    const { service, doctor, page } = choice;
    const sent = fieldsOf(request);
    const { problems, ...preference } = readPreference(sent, page.form);
    if (Object.values(problems).some((problem) => problem !== undefined))
      return reply.sendPage(<WaitingPage {...page} form={{ ...page.form, sent }} />, { status: 422 });
    const doctorId = preference.anyDoctor ? null : (doctor?.id ?? null);
    const asked = { serviceId: service.id, doctorId, ...preference };
    const limits = { budget: budgetOf(request, site), confirmationsPerEmail };
    await requestEntry(db, asked, clock(), limits);
    const headings = entryHeadings('', asked.email);
    return reply.sendPage(
      <WaitingPage state="requested" {...headings.requested} freeTimesPath={PATHS.booking} />,
    );
  });
}

/** Serves the page on which a person confirms the entry and leaves. */
function entryRoutes(app: FastifyInstance, site: AppWithPages): void {
  const { db, clock } = site;
  const own = entryPath(':token');
  const leftPage = <WaitingPage state="left" {...entryHeadings('').left} freeTimesPath={PATHS.booking} />;
  app.get<{ Params: { token: string } }>(own, RENDERED, async ({ params }, reply) => {
    const entry = await findLinkedEntry(site, params.token);
    if (entry === undefined) return reply.sendPage(leftPage, { keptAs: 'waiting left' });
    const state = entry.rankedAt === null ? 'confirm' : 'waiting';
    const service = (await site.times.services()).find(({ id }) => id === entry.serviceId)?.name ?? '';
    const doctor = (await site.times.doctors()).find(({ id }) => id === entry.doctorId);
    return reply.sendPage(
      <WaitingPage
        state={state}
        {...entryHeadings('')[state]}
        entry={preferenceFacts({ ...entry, service, doctor })}
        freeTimesPath={bookingPath({ service: entry.serviceId, doctor: doctor?.id })}
      />,
    );
  });

  app.post<{ Params: { token: string } }>(own, async (request, reply) => {
    const { token } = request.params;
    const reference = site.links.referenceIn(token) ?? '';
    const form = fieldsOf(request);
    if (leavesList(form)) {
      await leaveList(db, reference);
      return reply.sendPage(leftPage);
    }
    if (form.get(CONFIRM_FIELD.name) !== CONFIRM_FIELD.value) throw new Problem(400);
    await confirmEntry(db, reference, clock());
    return reply.redirect(entryPath(token), 303);
  });
}

/** Serves the waiting list's pages. Opening one changes nothing, because mail scanners open every link. */
export function waitingRoutes(app: FastifyInstance, site: AppWithPages): void {
  privatePages(app, site);
  earlierRoutes(linkRoutes(app, site), site);
  joinRoutes(app, site);
  entryRoutes(app, site);
}

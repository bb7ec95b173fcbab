import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import {
  appointmentNotice,
  contactNotice,
  dayNotice,
  surgeNotice,
  type Answering,
} from '../../content/mails/clinicMails';
import type { EmailContent } from '../../content/mails/emailContent';
import { patientMail } from '../../content/mails/patientMails';
import { freedTimeOffer, entryRequest } from '../../content/mails/waitingMails';
import { MOVE_FIELDS, MOVE_QUERY } from '../../content/pages/appointment';
import { bookingPath, bookingQuery } from '../../content/bookingQuery';
import { REQUEST_SUBJECT } from '../../content/contactSubject';
import { offerPath, entryPath, patientPaths } from '../../content/patientPaths';
import type { BookingWeeks } from '../../domain/slotStatus';
import { calendarFile, calendarMethod, type CalendarVersion } from '../../domain/calendarFile';
import { clinicInstant, clinicTimeAt } from '../../domain/clock';
import type { ClinicProfile } from '../../domain/facts';
import { isNotice, type MailKind, type NoticeKind, type PatientMailKind } from '../../domain/mailKinds';
import { isNight, offerEnd } from '../waiting/offerHours';
import { reminderTimes } from '../../domain/reminders';
import { timeKey } from '../../domain/timeKey';
import { readDaySheets } from '../agenda/daySheet';
import type { AppContext } from '../context/appContext';
import { findById, type StoredAppointment } from '../booking/find';
import type { Links } from '../context/links';
import { readConsultations } from '../clinic/readFacts';
import { nextTimes, offerAt } from '../clinic/timetable';
import { selectRequests } from '../contact/store';
import type { Db } from '../db/schema';
import type { ClaimedMail } from '../outbox/claim';

/** Content and recipients of a mail, from the data stored now. */
export interface LoadedMail {
  readonly content: EmailContent;
  /** Undefined in mails to the clinic. */
  readonly to?: string;
  readonly replyTo?: string;
  /** Reference of the appointment, message or waiting-list entry, for the Message-ID. */
  readonly reference: string;
  readonly calendar?: { readonly method: string; readonly content: string };
  /** URL that leaves the waiting list when posted to; undefined if the mail has none. */
  readonly leave?: string;
}

/** `stale` if the mail would only confuse its reader. */
type LoadedOrStale = LoadedMail | 'stale';

/** Sources of a mail's data; free times of all weeks are offered if `bookingWeeks` is omitted. */
export interface MailSource extends Pick<AppContext, 'db' | 'publicUrl'> {
  readonly links: Pick<Links, 'tokenFor'>;
  readonly bookingWeeks?: BookingWeeks;
}

interface LoadOptions extends MailSource {
  readonly clinic: ClinicProfile;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** True leaves out the visitor's input, with which a mail server refused the mail. */
  readonly isBare: boolean;
}

/** Returns `none` for an address that is not ASCII: a mail server may refuse a whole mail that names it in a header. */
function answeringTo(email: string, isBare: boolean): Answering {
  if (isBare) return 'bare';
  return /^[\x21-\x7e]+$/.test(email.slice(0, email.lastIndexOf('@'))) ? 'reply' : 'none';
}

/** Returns the kinds of an appointment's mails to the patient that have failed and were not sent again. */
async function failedMails(db: Db, appointmentId: number): Promise<readonly MailKind[]> {
  const failed = await db
    .selectFrom('outbox')
    .select('kind')
    .where('appointmentId', '=', appointmentId)
    .where('status', '=', 'failed')
    .execute();
  return failed.map(({ kind }) => kind).filter((kind) => !isNotice(kind));
}

async function loadNotice(
  kind: NoticeKind,
  { appointmentId }: ClaimedMail,
  options: LoadOptions,
): Promise<LoadedOrStale> {
  const appointment = await findById(options.db, appointmentId ?? 0);
  if (appointment === undefined) return 'stale';
  const failed = kind === 'failure.notice' ? await failedMails(options.db, appointment.id) : [];
  if (kind === 'failure.notice' && failed.length === 0) return 'stale';
  const { reference, patient } = appointment;
  const answering = answeringTo(patient.email, options.isBare);
  const content = appointmentNotice(kind, appointment, answering, failed);
  return { reference, content, ...(answering === 'reply' && { replyTo: patient.email }) };
}

async function loadContactNotice(
  { contactRequestId }: ClaimedMail,
  { db, isBare }: LoadOptions,
): Promise<LoadedOrStale> {
  const contact = await selectRequests(db).where('id', '=', contactRequestId).executeTakeFirst();
  if (contact === undefined) return 'stale';
  const { reference, email } = contact;
  const answering = answeringTo(email, isBare);
  const content = contactNotice(contact, answering);
  return { reference, content, ...(answering === 'reply' && { replyTo: email }) };
}

/** Most requests in the mail of the day. */
const MAX_REQUESTS = 50;

/** Loads the mail of the clinic's day; `stale` on another day, and if nothing is to be done. */
async function loadDayNotice(
  { date }: ClaimedMail,
  { db, now, isBare }: LoadOptions,
): Promise<LoadedOrStale> {
  if (date !== clinicTimeAt(now).date) return 'stale';
  const sheets = (await readDaySheets(db, date, now)).filter(({ rows }) => rows.length > 0);
  const requests = await selectRequests(db)
    .where('answeredAt', 'is', null)
    .where('subject', 'like', `${REQUEST_SUBJECT}%`)
    .limit(MAX_REQUESTS)
    .execute();
  if (
    sheets.every(({ isOff, rows }) => isOff && !rows.some((row) => row.appointment)) &&
    requests.length === 0
  )
    return 'stale';
  return { reference: `day-${date}`, content: dayNotice(date, sheets, requests, isBare) };
}

/** State that a mail's appointment must have, and the calendar entry in the mail; by default `booked` without an entry. */
const PATIENT_MAILS: Partial<
  Record<PatientMailKind, { state?: StoredAppointment['state']; calendar?: CalendarVersion }>
> = {
  'booking.request': { state: 'pending' },
  'booking.confirmation': { calendar: 'booked' },
  'move.confirmation': { calendar: 'booked' },
  'cancellation.confirmation': { state: 'cancelled', calendar: 'cancelled' },
};

/** Returns when a mail becomes useless, in ms since the epoch: the week's reminder once the day's is due. */
function endOf(kind: PatientMailKind, { date, startTime: time }: StoredAppointment): number {
  return kind === 'reminder.week' ? reminderTimes({ date, time }).day : clinicInstant({ date, time });
}

async function loadPatientMail(
  kind: PatientMailKind,
  { appointmentId }: ClaimedMail,
  { db, links, publicUrl, clinic, now, bookingWeeks }: LoadOptions,
): Promise<LoadedOrStale> {
  const appointment = await findById(db, appointmentId ?? 0);
  if (appointment === undefined || now >= endOf(kind, appointment)) return 'stale';
  const { reference, patient } = appointment;
  const { state = 'booked', calendar } = PATIENT_MAILS[kind] ?? {};
  if (appointment.state !== state || patient.email === '') return 'stale';
  const page = publicUrl + patientPaths(links.tokenFor(reference)).page;
  const isByClinic = kind === 'cancellation.confirmation' && appointment.cancelledBy === 'clinic';
  const offered = isByClinic ? await nextTimes(db, appointment.service.id, now, bookingWeeks) : [];
  const offers = offered.map(({ doctor, time }) => {
    const choice = { service: appointment.service.id, doctor: doctor.id, time };
    return { doctor, time, url: publicUrl + bookingPath(choice) };
  });
  const entry = appointmentCalendarEntry(appointment, reference, clinic);
  return {
    to: patient.email,
    content: patientMail(kind, appointment, clinic, page, publicUrl, offers),
    reference,
    ...(calendar && {
      calendar: { method: calendarMethod(calendar), content: calendarFile(entry, calendar, now) },
    }),
  };
}

async function loadEntryRequest(
  { waitingId }: ClaimedMail,
  { db, links, publicUrl }: LoadOptions,
): Promise<LoadedOrStale> {
  const entry = await db
    .selectFrom('waiting')
    .innerJoin('services', 'services.id', 'waiting.serviceId')
    .leftJoin('doctors', 'doctors.id', 'doctorId')
    .select(['reference', 'email', 'days', 'parts', 'services.name as service', 'firstName', 'lastName'])
    .where('waiting.id', '=', waitingId)
    .where('rankedAt', 'is', null)
    .executeTakeFirst();
  if (!entry?.email) return 'stale';
  const { reference, email, firstName, lastName } = entry;
  const preference = { ...entry, doctor: firstName && lastName ? { firstName, lastName } : undefined };
  const content = entryRequest(preference, publicUrl + entryPath(links.tokenFor(reference)));
  return { to: email, reference, content };
}

/** Finds the time and the recipient of an offer; undefined once the recipient has left the list. */
const findOffer = ({ id }: ClaimedMail, { db }: LoadOptions) =>
  db
    .selectFrom('outbox')
    .innerJoin('waiting', 'waiting.id', 'waitingId')
    .innerJoin('slots', 'slots.id', 'outbox.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .innerJoin('services', 'services.id', 'doctors.serviceId')
    .select(['outbox.slotId', 'outbox.date', 'startTime', 'services.name as service'])
    .select(['doctors.id as doctorId', 'doctors.serviceId', 'firstName', 'lastName'])
    .select(['waiting.appointmentId', 'waiting.reference', 'waiting.email'])
    .where('outbox.id', '=', id)
    .$narrowType<{ slotId: number; date: string }>()
    .executeTakeFirst();

/** Loads the mail that offers a freed time; `stale` at night, or if the time is no longer free. */
async function loadOffer(mail: ClaimedMail, options: LoadOptions): Promise<LoadedOrStale> {
  const { db, links, publicUrl, now } = options;
  const offer = await findOffer(mail, options);
  if (offer === undefined || isNight(now)) return 'stale';
  if ((await offerAt(db, offer, clinicTimeAt(now)))?.kind !== 'offered') return 'stale';
  const { appointmentId, doctorId: doctor, serviceId, reference } = offer;
  const own = appointmentId === null ? undefined : await findById(db, appointmentId);
  if (appointmentId !== null && own?.state !== 'booked') return 'stale';
  const to = own?.patient.email ?? offer.email ?? '';
  const token = links.tokenFor(reference);
  const query = { [MOVE_QUERY.doctor]: String(doctor), [MOVE_FIELDS.time]: timeKey(offer) };
  const way = own
    ? `${patientPaths(token).move}?${new URLSearchParams(query).toString()}`
    : `${offerPath(token)}?${bookingQuery({ service: serviceId, doctor, date: offer.date, slot: offer.slotId })}`;
  const leave = publicUrl + (own ? patientPaths(token).earlier : entryPath(token));
  const more = { until: clinicTimeAt(offerEnd(now)).time, prices: await readConsultations(db, serviceId) };
  const content = freedTimeOffer({ ...offer, ...more, url: publicUrl + way, leave }, own);
  return { to, reference, leave, content };
}

export function load(mail: ClaimedMail, options: LoadOptions): Promise<LoadedOrStale> {
  switch (mail.kind) {
    case 'contact.notice':
      return loadContactNotice(mail, options);
    case 'day.notice':
      return loadDayNotice(mail, options);
    case 'surge.notice':
      return Promise.resolve({ content: surgeNotice, reference: 'site' });
    case 'booking.notice':
    case 'move.notice':
    case 'cancellation.notice':
    case 'failure.notice':
      return loadNotice(mail.kind, mail, options);
    case 'waiting.request':
      return loadEntryRequest(mail, options);
    case 'waiting.offer':
      return loadOffer(mail, options);
    default:
      return loadPatientMail(mail.kind, mail, options);
  }
}

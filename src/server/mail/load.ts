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

/** The part of the server's context from which mails are made. */
export type MailSite = Pick<
  AppContext,
  'db' | 'links' | 'publicUrl' | 'bookingWeeks' | 'clinicInbox' | 'mailFrom'
>;

interface Source extends Omit<MailSite, 'clinicInbox' | 'mailFrom'> {
  readonly clinic: ClinicProfile;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** True leaves out the visitor's input, with which a mail server refused the mail. */
  readonly isBare: boolean;
}

/** Loads a kind of mail from the data stored now; undefined if the mail would only confuse its reader. */
type Load<Kind extends MailKind> = (
  mail: ClaimedMail & { readonly kind: Kind },
  source: Source,
) => Promise<LoadedMail | undefined>;

/** Returns how staff answer: an address that is not ASCII is in no header, because a mail server may refuse the mail. */
function answerTo(email: string, isBare: boolean): { answering: Answering; replyTo?: string } {
  if (isBare) return { answering: 'bare' };
  const isAscii = /^[\x21-\x7e]+$/.test(email.slice(0, email.lastIndexOf('@')));
  return isAscii ? { answering: 'reply', replyTo: email } : { answering: 'none' };
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

const aboutAppointment: Load<NoticeKind> = async ({ kind, appointmentId }, { db, isBare }) => {
  const appointment = await findById(db, appointmentId ?? 0);
  if (appointment === undefined) return undefined;
  const failed = kind === 'failure.notice' ? await failedMails(db, appointment.id) : [];
  if (kind === 'failure.notice' && failed.length === 0) return undefined;
  const { answering, ...to } = answerTo(appointment.patient.email, isBare);
  const content = appointmentNotice(kind, appointment, answering, failed);
  return { ...to, reference: appointment.reference, content };
};

const aboutContactRequest: Load<'contact.notice'> = async ({ contactRequestId }, { db, isBare }) => {
  const contact = await selectRequests(db).where('id', '=', contactRequestId).executeTakeFirst();
  if (contact === undefined) return undefined;
  const { answering, ...to } = answerTo(contact.email, isBare);
  return { ...to, reference: contact.reference, content: contactNotice(contact, answering) };
};

/** Most requests in the mail of the day. */
const MAX_REQUESTS = 50;

/** Loads nothing on another day, and if nothing is to be done. */
const aboutDay: Load<'day.notice'> = async ({ date }, { db, now, isBare }) => {
  if (date !== clinicTimeAt(now).date) return undefined;
  const sheets = (await readDaySheets(db, date, now)).filter(({ rows }) => rows.length > 0);
  const requests = await selectRequests(db)
    .where('answeredAt', 'is', null)
    .where('subject', 'like', `${REQUEST_SUBJECT}%`)
    .limit(MAX_REQUESTS)
    .execute();
  const isEmpty = sheets.every(({ isOff, rows }) => isOff && !rows.some((row) => row.appointment));
  if (isEmpty && requests.length === 0) return undefined;
  return { reference: `day-${date}`, content: dayNotice(date, sheets, requests, isBare) };
};

/** Returns when a mail becomes useless, in ms since the epoch: the week's reminder once the day's is due. */
function endOf(kind: PatientMailKind, { date, startTime: time }: StoredAppointment): number {
  return kind === 'reminder.week' ? reminderTimes({ date, time }).day : clinicInstant({ date, time });
}

/**
 * Returns what loads a mail to the patient of an appointment.
 * @param state the appointment's state, in any other of which the mail is out of date
 * @param calendar the calendar entry in the mail
 */
const toPatient =
  (state: StoredAppointment['state'], calendar?: CalendarVersion): Load<PatientMailKind> =>
  async ({ kind, appointmentId }, { db, links, publicUrl, clinic, now, bookingWeeks }) => {
    const appointment = await findById(db, appointmentId ?? 0);
    if (appointment?.state !== state || now >= endOf(kind, appointment)) return undefined;
    const { reference, patient, service } = appointment;
    if (patient.email === '') return undefined;
    const page = publicUrl + patientPaths(links.tokenFor(reference)).page;
    const isByClinic = state === 'cancelled' && appointment.cancelledBy === 'clinic';
    const offered = isByClinic ? await nextTimes(db, service.id, now, bookingWeeks) : [];
    const offers = offered.map(({ doctor, time }) => {
      const choice = { service: service.id, doctor: doctor.id, time };
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
  };

const toConfirmEntry: Load<'waiting.request'> = async ({ waitingId }, { db, links, publicUrl }) => {
  const entry = await db
    .selectFrom('waiting')
    .innerJoin('services', 'services.id', 'waiting.serviceId')
    .leftJoin('doctors', 'doctors.id', 'doctorId')
    .select(['reference', 'email', 'days', 'parts', 'services.name as service', 'firstName', 'lastName'])
    .where('waiting.id', '=', waitingId)
    .where('rankedAt', 'is', null)
    .executeTakeFirst();
  if (!entry?.email) return undefined;
  const { reference, email, firstName, lastName } = entry;
  const preference = { ...entry, doctor: firstName && lastName ? { firstName, lastName } : undefined };
  const content = entryRequest(preference, publicUrl + entryPath(links.tokenFor(reference)));
  return { to: email, reference, content };
};

/** Finds the time and the recipient of an offer; undefined once the recipient has left the list. */
const findOffer = (db: Db, { id }: ClaimedMail) =>
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

/** Loads nothing at night, and if the time is no longer free. */
const toOfferTime: Load<'waiting.offer'> = async (mail, { db, links, publicUrl, now }) => {
  const offer = await findOffer(db, mail);
  if (offer === undefined || isNight(now)) return undefined;
  if ((await offerAt(db, offer, clinicTimeAt(now)))?.kind !== 'offered') return undefined;
  const { appointmentId, doctorId: doctor, serviceId, reference } = offer;
  const own = appointmentId === null ? undefined : await findById(db, appointmentId);
  if (appointmentId !== null && own?.state !== 'booked') return undefined;
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
};

const LOADS: { readonly [Kind in MailKind]: Load<Kind> } = {
  'booking.request': toPatient('pending'),
  'booking.confirmation': toPatient('booked', 'booked'),
  'reminder.week': toPatient('booked'),
  'reminder.day': toPatient('booked'),
  'move.confirmation': toPatient('booked', 'booked'),
  'cancellation.confirmation': toPatient('cancelled', 'cancelled'),
  'link.again': toPatient('booked'),
  'booking.notice': aboutAppointment,
  'move.notice': aboutAppointment,
  'cancellation.notice': aboutAppointment,
  'failure.notice': aboutAppointment,
  'contact.notice': aboutContactRequest,
  'day.notice': aboutDay,
  'surge.notice': () => Promise.resolve({ content: surgeNotice, reference: 'site' }),
  'waiting.request': toConfirmEntry,
  'waiting.offer': toOfferTime,
};

export const load = (mail: ClaimedMail, source: Source): ReturnType<Load<MailKind>> =>
  LOADS[mail.kind](mail as never, source);

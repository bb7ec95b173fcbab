import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import { wishWords } from '../../content/pages/earlier';
import { patientPaths } from '../../content/patientPaths';
import { calendarFile, calendarMethod, type CalendarVersion } from '../../domain/calendarFile';
import { clinicInstant, clinicTimeAt } from '../../domain/clock';
import type { ClinicProfile } from '../../domain/facts';
import { reminderTimes } from '../../domain/reminders';
import { selectAppointments, toStored, type StoredAppointment } from '../booking/find';
import type { Links } from '../booking/links';
import { isTaken, offerAt } from '../booking/offers';
import type { AppointmentState, Db } from '../db/schema';
import type { ClaimedMail } from '../outbox/claim';
import { offerPath, placePath } from '../waiting/paths';
import { MAIL_KINDS } from '../words/mailWords';
import { clinicLetter, contactLetter, type Answering, type NoticeKind } from './letters/clinicLetter';
import type { Letter } from './letters/letter';
import { patientLetter, type PatientMailKind } from './letters/patientLetter';
import { offerLetter, placeRequestLetter } from './letters/waitingLetter';

/** What is to be sent, written from what is stored at this moment. */
export interface Message {
  readonly letter: Letter;
  /** Left out in mails to the clinic. */
  readonly to?: string;
  readonly replyTo?: string;
  /** Tells its subject from others. */
  readonly reference: string;
  readonly calendar?: { readonly method: string; readonly content: string };
  /** An address to which a post is enough to leave the waiting list. */
  readonly leave?: string;
}

export interface LoadOptions {
  readonly db: Db;
  readonly links: Pick<Links, 'tokenFor'>;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  readonly clinic: ClinicProfile;
  /** Ms since the epoch. */
  readonly now: number;
  /** Leaves out what a stranger typed, because of which a mail server refused the mail. */
  readonly isBare?: boolean;
}

/** Loads what a mail is about; `stale` for one that would only confuse its reader. The clinic is always informed. */
export function load(mail: ClaimedMail, options: LoadOptions): Promise<Message | 'stale'> {
  switch (mail.kind) {
    case 'contact.notice':
      return loadContactNotice(mail, options);
    case 'booking.notice':
    case 'move.notice':
    case 'cancellation.notice':
    case 'failure.notice':
      return loadNotice(mail.kind, mail, options);
    case 'waiting.request':
      return loadPlaceRequest(mail, options);
    case 'waiting.offer':
      return loadOffer(mail, options);
    default:
      return loadPatientMail(mail.kind, mail, options);
  }
}

async function findAppointment(db: Db, id: number | null): Promise<StoredAppointment | undefined> {
  const row = await selectAppointments(db)
    .where('appointments.id', '=', id ?? 0)
    .executeTakeFirst();
  return row && toStored(row);
}

/** Returns how the clinic answers; a mail server may refuse the whole mail for a header that is not ASCII. */
function answeringOf(email: string, isBare = false): { answering: Answering; replyTo?: string } {
  if (isBare) return { answering: 'bare' };
  const name = email.slice(0, email.lastIndexOf('@'));
  return /^[\x21-\x7e]+$/.test(name) ? { answering: 'reply', replyTo: email } : { answering: 'write' };
}

async function loadContactNotice(
  { contactRequestId }: ClaimedMail,
  { db, isBare }: LoadOptions,
): Promise<Message | 'stale'> {
  const contact = await db
    .selectFrom('contact_requests')
    .select(['reference', 'name', 'email', 'phone', 'subject', 'message'])
    .where('id', '=', contactRequestId)
    .executeTakeFirst();
  if (contact === undefined) return 'stale';
  const { answering, ...reply } = answeringOf(contact.email, isBare);
  return { letter: contactLetter(contact, answering), reference: contact.reference, ...reply };
}

async function loadNotice(
  kind: NoticeKind,
  { appointmentId }: ClaimedMail,
  { db, isBare }: LoadOptions,
): Promise<Message | 'stale'> {
  const appointment = await findAppointment(db, appointmentId);
  if (appointment === undefined) return 'stale';
  const { answering, ...reply } = answeringOf(appointment.patient.email, isBare);
  const { reference } = appointment;
  if (kind !== 'failure.notice')
    return { letter: clinicLetter(kind, appointment, answering), reference, ...reply };
  const failed = await db
    .selectFrom('outbox')
    .select('kind')
    .where('appointmentId', '=', appointmentId)
    .where('status', '=', 'failed')
    .execute();
  const names = failed.filter((one) => !one.kind.endsWith('.notice')).map((one) => MAIL_KINDS[one.kind]);
  // None is left that staff have not sent again.
  if (names.length === 0) return 'stale';
  return { letter: clinicLetter(kind, appointment, answering, names), reference, ...reply };
}

const EXPECTED_STATES: Readonly<Partial<Record<PatientMailKind, AppointmentState>>> = {
  'booking.request': 'pending',
  'cancellation.confirmation': 'cancelled',
};

/** Calendars learn of the appointment, of every move, and of its end. */
const CALENDAR_VERSIONS: Readonly<Partial<Record<PatientMailKind, CalendarVersion>>> = {
  'booking.confirmation': 'booked',
  'move.confirmation': 'booked',
  'cancellation.confirmation': 'cancelled',
};

function isStale(kind: PatientMailKind, appointment: StoredAppointment, now: number): boolean {
  const { date, startTime: time, state, patient } = appointment;
  if (patient.email === '' || state !== (EXPECTED_STATES[kind] ?? 'booked')) return true;
  // A week's reminder ends where the day's begins.
  return (
    now >= (kind === 'reminder.week' ? reminderTimes({ date, time }).day : clinicInstant({ date, time }))
  );
}

async function loadPatientMail(
  kind: PatientMailKind,
  { appointmentId }: ClaimedMail,
  { db, links, publicUrl, clinic, now }: LoadOptions,
): Promise<Message | 'stale'> {
  const appointment = await findAppointment(db, appointmentId);
  if (appointment === undefined || isStale(kind, appointment, now)) return 'stale';
  const { reference, patient } = appointment;
  const page = publicUrl + patientPaths(links.tokenFor(reference)).page;
  const version = CALENDAR_VERSIONS[kind];
  return {
    to: patient.email,
    letter: patientLetter(kind, { appointment, page, publicUrl, clinic }),
    reference,
    ...(version !== undefined && {
      calendar: {
        method: calendarMethod(version),
        content: calendarFile(appointmentCalendarEntry(appointment, reference, clinic), version, now),
      },
    }),
  };
}

async function loadPlaceRequest(
  { waitingId }: ClaimedMail,
  { db, links, publicUrl }: LoadOptions,
): Promise<Message | 'stale'> {
  const place = await db
    .selectFrom('waiting')
    .innerJoin('services', 'services.id', 'serviceId')
    .select(['reference', 'email', 'days', 'parts', 'services.name as service'])
    .where('waiting.id', '=', waitingId)
    .where('rankedAt', 'is', null)
    .executeTakeFirst();
  if (!place?.reference || !place.email) return 'stale';
  const { reference, email, service, days, parts } = place;
  const page = publicUrl + placePath(links.tokenFor(reference));
  return { to: email, letter: placeRequestLetter(service, wishWords(days, parts), page), reference };
}

async function loadOffer(
  { offerId }: ClaimedMail,
  { db, links, publicUrl, now }: LoadOptions,
): Promise<Message | 'stale'> {
  const offer = await db
    .selectFrom('offers')
    .innerJoin('waiting', 'waiting.id', 'waitingId')
    .innerJoin('slots', 'slots.id', 'offers.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .select(['offers.slotId', 'offers.date', 'startTime', 'doctors.firstName', 'doctors.lastName'])
    .select(['doctors.id as doctorId', 'doctors.serviceId', 'appointmentId'])
    .select(['waiting.reference', 'waiting.email'])
    .where('offers.id', '=', offerId)
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  // It may have been taken, or the doctor have taken the day off, since it was queued.
  const isFree =
    offer !== undefined &&
    (await offerAt(db, offer, clinicTimeAt(now)))?.kind === 'offered' &&
    !(await isTaken(db, offer));
  if (!isFree) return 'stale';
  const { slotId, date, startTime, doctorId, firstName, lastName, serviceId } = offer;
  const offered = { slotId, date, startTime, doctor: { id: doctorId, serviceId, firstName, lastName } };
  if (offer.appointmentId === null) {
    const { reference, email } = offer;
    if (!reference || !email) return 'stale';
    const page = publicUrl + placePath(links.tokenFor(reference));
    return { to: email, letter: offerLetter({ offered, page, publicUrl, now }), reference, leave: page };
  }
  const own = await findAppointment(db, offer.appointmentId);
  if (own?.state !== 'booked') return 'stale';
  const token = links.tokenFor(own.reference);
  const page = publicUrl + offerPath(token, offered);
  return {
    to: own.patient.email,
    letter: offerLetter({ offered, own, page, publicUrl, now }),
    reference: own.reference,
    leave: publicUrl + patientPaths(token).earlier,
  };
}

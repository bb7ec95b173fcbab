import type { SendMailOptions } from 'nodemailer';
import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import { LEAVE_FIELD } from '../../content/pages/earlier';
import { calendarFile, calendarMethod, type CalendarVersion } from '../../domain/calendarFile';
import type { ClinicProfile } from '../../domain/facts';
import type { Config } from '../config/config';
import type { ClaimedMail } from '../database/ports/outboxStore';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import { brakeLetter, clinicLetter, contactLetter } from './clinicLetter';
import type { Letter } from './letter';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import { offerLetter } from './offerLetter';
import { patientLetter, type PatientMailKind } from './patientLetter';
import { senderOf } from './sender';
import { spokenName } from './spokenName';

export type ComposeOptions = Pick<Config, 'clinicInbox' | 'mailFrom' | 'publicUrl'>;

/** Calendars learn of the appointment, of every move, and that it is no more. */
const CALENDAR_VERSIONS: Readonly<Partial<Record<PatientMailKind, CalendarVersion>>> = {
  'booking.confirmation': 'booked',
  'move.confirmation': 'booked',
  'cancellation.confirmation': 'cancelled',
};

function calendarPart(kind: PatientMailKind, appointment: StoredAppointment, { clinic, now }: ComposeMoment) {
  const version = CALENDAR_VERSIONS[kind];
  if (version === undefined) return {};
  const entry = appointmentCalendarEntry(appointment, appointment.reference, clinic);
  return {
    icalEvent: {
      filename: 'programare.ics',
      method: calendarMethod(version),
      content: calendarFile(entry, version, now),
    },
  };
}

/** Nobody's answering machine answers it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** What a mail says besides what it is about. */
export interface ComposeMoment {
  readonly clinic: ClinicProfile;
  /** Ms since the epoch. */
  readonly now: number;
  /** The journal's newest, which mails to the clinic carry. */
  readonly seal?: string | undefined;
}

/** @returns a claimed mail as it is sent, written from what is stored at this moment */
export function composeMail(
  mail: ClaimedMail,
  { clinicInbox, mailFrom, publicUrl }: ComposeOptions,
  moment: ComposeMoment,
): SendMailOptions {
  const { clinic, seal } = moment;
  const from = { name: mailFrom.name ?? clinic.name, address: mailFrom.address ?? clinic.email };
  // The same for every attempt at the same row, so that whoever receives it twice can tell.
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const sender = senderOf(clinic, publicUrl);
  const written = (letter: Letter, about: string) => ({
    from,
    headers: AUTOMATIC,
    messageId: `<${about}.${mail.kind}.${Date.parse(mail.createdAt).toString(36)}@${domain}>`,
    subject: letter.subject,
    text: letterText(letter, sender),
    html: letterHtml(letter, sender),
  });
  const inbox = { name: clinic.name, address: clinicInbox || clinic.email };
  if (mail.kind === 'brake.notice')
    return { to: inbox, ...written(brakeLetter(mail.createdAt, seal), String(mail.id)) };
  if (mail.kind === 'contact.notice') {
    const { name, email, reference } = mail.contactRequest;
    return {
      to: inbox,
      replyTo: { name: spokenName(name) ?? '', address: email },
      ...written(contactLetter(mail.contactRequest, seal), reference),
    };
  }
  if ('offered' in mail) {
    const { letter, leave, address, reference } = offerLetter(mail, moment.now, publicUrl);
    // Mail programs show a button of their own, which posts this (RFC 8058).
    const oneClick = {
      [LEAVE_FIELD.name]: `<${leave}>`,
      'List-Unsubscribe-Post': `${LEAVE_FIELD.name}=${LEAVE_FIELD.value}`,
    };
    return {
      to: { name: '', address },
      ...written(letter, reference),
      headers: { ...AUTOMATIC, ...oneClick },
    };
  }
  const { kind, appointment, linkToken } = mail;
  const { patientName, patient, reference } = appointment;
  if (kind === 'booking.notice' || kind === 'move.notice' || kind === 'cancellation.notice') {
    const replyTo = { name: spokenName(patientName) ?? '', address: patient.email };
    return { to: inbox, replyTo, ...written(clinicLetter(kind, appointment, seal), reference) };
  }
  return {
    // Without the name, which a stranger may have typed.
    to: { name: '', address: patient.email },
    ...written(patientLetter(kind, { appointment, linkToken, publicUrl, clinic }), reference),
    ...calendarPart(kind, appointment, moment),
  };
}

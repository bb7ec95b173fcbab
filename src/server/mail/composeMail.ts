import type { SendMailOptions } from 'nodemailer';
import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import { SAMPLE_PROFILE as clinic } from '../../content/sample/profile';
import { calendarFile, calendarMethod, type CalendarVersion } from '../../domain/calendarFile';
import type { Config } from '../config/config';
import type { ClaimedMail } from '../database/ports/outboxStore';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import { clinicLetter, contactLetter } from './clinicLetter';
import type { Letter } from './letter';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import { patientLetter, withoutLinks, type PatientMailKind } from './patientLetter';

export type ComposeOptions = Pick<Config, 'clinicInbox' | 'mailFrom' | 'publicUrl'>;

/** Calendars learn of the appointment once, and once that it is no more. */
const CALENDAR_VERSIONS: Readonly<Partial<Record<PatientMailKind, CalendarVersion>>> = {
  'booking.confirmation': 'booked',
  'cancellation.confirmation': 'cancelled',
};

function calendarPart(kind: PatientMailKind, appointment: StoredAppointment, now: number) {
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

/**
 * @param now ms since the epoch
 * @param seal the journal's newest, which mails to the clinic carry
 * @returns a claimed mail as it is sent, written from what is stored at this moment
 */
export function composeMail(
  mail: ClaimedMail,
  { clinicInbox, mailFrom, publicUrl }: ComposeOptions,
  now: number,
  seal?: string,
): SendMailOptions {
  const about = mail.kind === 'contact.notice' ? mail.contactRequest : mail.appointment;
  // The same for every attempt at the same row, so that whoever receives it twice can tell.
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1);
  const written = ({ subject, ...letter }: Letter) => ({
    messageId: `<${about.reference}.${mail.kind}@${domain}>`,
    subject,
    text: letterText({ subject, ...letter }),
    html: letterHtml({ subject, ...letter }),
  });
  const inbox = { name: clinic.name, address: clinicInbox };
  if (mail.kind === 'contact.notice') {
    const { name, email } = mail.contactRequest;
    return {
      to: inbox,
      replyTo: { name, address: email },
      ...written(contactLetter(mail.contactRequest, seal)),
    };
  }
  const { kind, appointment, linkToken } = mail;
  const { patientName, patient } = appointment;
  if (kind === 'booking.notice' || kind === 'cancellation.notice') {
    const replyTo = { name: patientName, address: patient.email };
    return { to: inbox, replyTo, ...written(clinicLetter(kind, appointment, seal)) };
  }
  return {
    to: { name: withoutLinks(patientName), address: patient.email },
    ...written(patientLetter(kind, { appointment, linkToken, publicUrl })),
    ...calendarPart(kind, appointment, now),
  };
}

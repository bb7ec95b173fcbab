import { appointmentFacts, essentialFacts } from '../../content/appointmentFacts';
import { fullDate } from '../../content/dateWords';
import { bookingPath } from '../../content/paths';
import type { ClinicProfile } from '../../domain/facts';
import type { AppointmentMailKind } from '../database/ports/outboxStore';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import type { Letter } from './letter';
import { patientPath } from '../patient/patientPath';

/** What the patient is told, by kind; a notice goes to the clinic. */
export type PatientMailKind = Exclude<AppointmentMailKind, `${string}.notice`>;

export interface PatientLetterOptions {
  readonly appointment: StoredAppointment;
  /** Null once the link is of no more use. */
  readonly linkToken: string | null;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  readonly clinic: ClinicProfile;
}

/**
 * Anybody can book with somebody else's address, so nothing typed may become a link in a mail of ours:
 * mail programs turn what looks like an address into one.
 */
export function withoutLinks(text: string): string {
  return text.replace(/[/\\:@]/g, ' ').replace(/\.(?=\S)/g, '. ');
}

/** @returns the letter to the patient */
export function patientLetter(
  kind: PatientMailKind,
  { appointment, linkToken, publicUrl, clinic }: PatientLetterOptions,
): Letter {
  const { date, startTime, cancelledBy, service } = appointment;
  const when = `${fullDate(date)}, ora ${startTime}`;
  const safe = { ...appointment, patientName: withoutLinks(appointment.patientName) };
  const facts = appointmentFacts(safe, clinic);
  const own =
    linkToken === null
      ? { closing: [`Dacă nu mai puteți veni, sunați la ${clinic.phone}.`] }
      : {
          action: { text: 'Vedeți sau anulați programarea', url: publicUrl + patientPath(linkToken) },
          closing: [
            `Dacă nu mai puteți veni, anulați de la adresa de mai sus sau sunați la ${clinic.phone}.`,
            'Oricine are această adresă poate anula programarea. Nu o dați mai departe.',
          ],
        };
  switch (kind) {
    case 'booking.confirmation':
      return {
        subject: `Programarea dumneavoastră: ${when}`,
        paragraphs: ['Bună ziua,', 'Programarea dumneavoastră este înregistrată. Vă așteptăm.'],
        facts,
        ...own,
      };
    case 'reminder.week':
    case 'reminder.day':
      return {
        subject: `Vă reamintim: programare ${when}`,
        paragraphs: ['Bună ziua,', 'Vă reamintim de programarea dumneavoastră.'],
        facts,
        ...own,
      };
    case 'cancellation.confirmation':
      return {
        subject: `Programare anulată: ${when}`,
        paragraphs: [
          'Bună ziua,',
          cancelledBy === 'clinic'
            ? 'Ne pare rău, clinica a anulat programarea de mai jos.'
            : 'Programarea de mai jos este anulată, așa cum ați cerut.',
        ],
        facts: essentialFacts(safe, clinic),
        action: { text: 'Alegeți altă oră', url: publicUrl + bookingPath({ service: service.id }) },
        closing: [`Pentru întrebări, sunați la ${clinic.phone}.`],
      };
  }
}

import { appointmentFacts, essentialFacts } from '../../content/appointmentFacts';
import { appointmentLinkText } from '../../content/appointmentLinkText';
import { momentWords } from '../../content/dateWords';
import { bookingPath } from '../../content/paths';
import type { ClinicProfile } from '../../domain/facts';
import { reminderTimes } from '../../domain/reminders';
import type { AppointmentMailKind } from '../database/ports/outboxStore';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import type { Letter } from './letter';
import { patientPath } from '../patient/patientPath';
import { phoneLink } from './sender';
import { spokenName } from './spokenName';

/** What the patient is told, by kind; a notice goes to the clinic. */
export type PatientMailKind = Exclude<AppointmentMailKind, `${string}.notice`>;

export interface PatientLetterOptions {
  readonly appointment: StoredAppointment;
  readonly linkToken: string;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  readonly clinic: ClinicProfile;
}

/** In the place of a name that is none. */
const SOMEBODY = 'persoana programată';

/** Begins what a stranger's address is told, whose owner may never have heard of the clinic. */
const NOT_YOU = 'Dacă nu dumneavoastră ați făcut programarea, ';

/** Those reminders that are still to come when an appointment is booked. */
function reminderWords({ date, startTime, createdAt }: StoredAppointment): readonly string[] {
  const { week, day } = reminderTimes({ date, time: startTime });
  const booked = Date.parse(createdAt);
  if (booked >= day) return [];
  return [
    `Vă vom reaminti de programare prin e-mail, ${booked < week ? 'cu 7 zile și ' : ''}cu o zi înainte.`,
  ];
}

/** @returns the letter to the patient */
export function patientLetter(
  kind: PatientMailKind,
  { appointment, linkToken, publicUrl, clinic }: PatientLetterOptions,
): Letter {
  const { cancelledBy, movedFrom, service } = appointment;
  const when = momentWords(appointment);
  const safe = { ...appointment, patientName: spokenName(appointment.patientName) ?? SOMEBODY };
  const facts = appointmentFacts(safe, clinic);
  const phone = phoneLink(clinic);
  const cancelling: Pick<Letter, 'action' | 'closing'> = {
    action: { text: appointmentLinkText, url: publicUrl + patientPath(linkToken) },
    closing: [
      [
        'Dacă nu mai puteți veni, mutați sau anulați programarea cu linkul de mai sus sau sunați la ',
        phone,
        '.',
      ],
      `${NOT_YOU}o puteți anula cu același link.`,
      'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
    ],
  };
  const paragraphs = ['Bună ziua, vă așteptăm la data și la ora de mai jos.'];
  switch (kind) {
    case 'booking.request':
      return {
        subject: `Confirmați programarea: ${when}`,
        heading: 'Mai este un pas: confirmați programarea',
        paragraphs: [
          'Bună ziua, am primit cererea dumneavoastră. Ora se rezervă abia după ce confirmați, în cel mult o oră.',
        ],
        facts,
        action: { text: 'Deschideți pagina de confirmare', url: publicUrl + patientPath(linkToken) },
        closing: [
          ['Pentru întrebări, sunați la ', phone, '.'],
          `${NOT_YOU}nu trebuie să faceți nimic: fără confirmare nu se rezervă nimic, iar datele se șterg.`,
        ],
      };
    case 'booking.confirmation':
      return {
        subject: `Programarea dumneavoastră: ${when}`,
        heading: 'Programarea dumneavoastră este înregistrată',
        paragraphs,
        facts,
        ...cancelling,
        closing: [...reminderWords(appointment), ...cancelling.closing],
      };
    case 'reminder.week':
    case 'reminder.day':
      return {
        subject: `Vă reamintim: programare ${when}`,
        heading: 'Vă reamintim de programarea dumneavoastră',
        paragraphs,
        facts,
        ...cancelling,
      };
    case 'move.confirmation':
      return {
        subject: `Programare mutată: ${when}`,
        heading: 'Programarea dumneavoastră este mutată',
        paragraphs: [
          movedFrom?.by === 'clinic'
            ? 'Bună ziua, clinica a mutat programarea dumneavoastră. Vă așteptăm la data și la ora de mai jos.'
            : 'Bună ziua, programarea este mutată, așa cum ați cerut. Vă așteptăm la data și la ora de mai jos.',
        ],
        facts,
        ...cancelling,
      };
    case 'link.again':
      return {
        subject: `Linkul programării dumneavoastră: ${when}`,
        heading: 'Linkul programării dumneavoastră',
        paragraphs: ['Bună ziua, cineva a cerut pe site linkul programării de mai jos.'],
        facts,
        ...cancelling,
      };
    case 'cancellation.confirmation':
      return {
        subject: `Programare anulată: ${when}`,
        heading: 'Programarea dumneavoastră este anulată',
        paragraphs: [
          cancelledBy === 'clinic'
            ? 'Bună ziua, ne pare rău: clinica a anulat programarea de mai jos.'
            : 'Bună ziua, programarea de mai jos este anulată, așa cum ați cerut.',
        ],
        facts: essentialFacts(safe, clinic),
        action: { text: 'Alegeți altă oră', url: publicUrl + bookingPath({ service: service.id }) },
        closing: [['Pentru întrebări, sunați la ', phone, '.']],
      };
  }
}

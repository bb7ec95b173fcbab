import { appointmentFacts, essentialFacts, type AppointmentFact } from '../../../content/appointmentFacts';
import { appointmentLinkText } from '../../../content/appointmentLinkText';
import { momentWords } from '../../../content/dateWords';
import { bookingPath } from '../../../content/paths';
import type { ClinicProfile } from '../../../domain/facts';
import { reminderTimes } from '../../../domain/reminders';
import type { StoredAppointment } from '../../booking/find';
import type { AppointmentMailKind } from '../../db/entities';
import type { Letter } from './letter';
import { phoneLink } from './sender';

/** Mails to a patient about their appointment. */
export type PatientMailKind = Exclude<AppointmentMailKind, `${string}.notice`>;

export interface PatientLetterOptions {
  readonly appointment: StoredAppointment;
  /** The patient's own page. */
  readonly page: string;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  readonly clinic: ClinicProfile;
}

/** For the owner of an address that a stranger typed. */
const NOT_YOU = 'Dacă nu dumneavoastră ați făcut programarea, ';

const EXPECTING = 'vă așteptăm la data și la ora de mai jos.';

/** Names the reminders that are still to come when an appointment is booked. */
function reminderWords({ date, startTime, createdAt }: StoredAppointment): readonly string[] {
  const { week, day } = reminderTimes({ date, time: startTime });
  const booked = Date.parse(createdAt);
  if (booked >= day) return [];
  return [
    `Vă vom reaminti de programare prin e-mail, ${booked < week ? 'cu 7 zile și ' : ''}cu o zi înainte.`,
  ];
}

/**
 * Returns facts without the patient's name: a stranger may have typed it, to have the clinic send a message to
 * somebody else's address.
 */
const nameless = (facts: typeof appointmentFacts, appointment: StoredAppointment, clinic: ClinicProfile) =>
  facts({ ...appointment, patientName: '' }, clinic).filter(({ lines }: AppointmentFact) =>
    lines.some(({ text }) => text !== ''),
  );

/** Returns the subject, without the time that follows it, the heading and the first sentence. */
function news(
  kind: PatientMailKind,
  { cancelledBy, movedFrom }: StoredAppointment,
): readonly [string, string, string] {
  switch (kind) {
    case 'booking.request':
      return [
        'Confirmați programarea:',
        'Mai este un pas: confirmați programarea',
        'am primit cererea dumneavoastră. Ora se rezervă abia după ce confirmați, în cel mult o oră.',
      ];
    case 'booking.confirmation':
      return ['Programarea dumneavoastră:', 'Programarea dumneavoastră este înregistrată', EXPECTING];
    case 'reminder.week':
    case 'reminder.day':
      return ['Vă reamintim: programare', 'Vă reamintim de programarea dumneavoastră', EXPECTING];
    case 'move.confirmation':
      return [
        'Programare mutată:',
        'Programarea dumneavoastră este mutată',
        movedFrom?.by === 'clinic'
          ? 'clinica a mutat programarea dumneavoastră. Vă așteptăm la data și la ora de mai jos.'
          : 'programarea este mutată, așa cum ați cerut. Vă așteptăm la data și la ora de mai jos.',
      ];
    case 'link.again':
      return [
        'Linkul programării dumneavoastră:',
        'Linkul programării dumneavoastră',
        'cineva a cerut pe site linkul programării de mai jos.',
      ];
    case 'cancellation.confirmation':
      return [
        'Programare anulată:',
        'Programarea dumneavoastră este anulată',
        cancelledBy === 'clinic'
          ? 'ne pare rău: clinica a anulat programarea de mai jos.'
          : 'programarea de mai jos este anulată, așa cum ați cerut.',
      ];
  }
}

/** Returns the patient's mail about their appointment. */
export function patientLetter(
  kind: PatientMailKind,
  { appointment, page, publicUrl, clinic }: PatientLetterOptions,
): Letter {
  const [subject, heading, sentence] = news(kind, appointment);
  const phone = phoneLink(clinic);
  const questions = ['Pentru întrebări, sunați la ', phone, '.'];
  const common = {
    subject: `${subject} ${momentWords(appointment)}`,
    heading,
    paragraphs: [`Bună ziua, ${sentence}`],
    facts: nameless(appointmentFacts, appointment, clinic),
  };
  if (kind === 'cancellation.confirmation')
    return {
      ...common,
      facts: nameless(essentialFacts, appointment, clinic),
      action: { text: 'Alegeți altă oră', url: publicUrl + bookingPath({ service: appointment.service.id }) },
      closing: [questions],
    };
  if (kind === 'booking.request')
    return {
      ...common,
      action: { text: 'Deschideți pagina de confirmare', url: page },
      closing: [
        questions,
        `${NOT_YOU}nu trebuie să faceți nimic: fără confirmare nu se rezervă nimic, iar datele se șterg.`,
      ],
    };
  return {
    ...common,
    action: { text: appointmentLinkText, url: page },
    closing: [
      ...(kind === 'booking.confirmation' ? reminderWords(appointment) : []),
      [
        'Dacă nu mai puteți veni, mutați sau anulați programarea cu linkul de mai sus sau sunați la ',
        phone,
        '.',
      ],
      `${NOT_YOU}o puteți anula cu același link.`,
      'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
    ],
  };
}

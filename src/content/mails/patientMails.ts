import { type Doctor, doctorName, type KeptAppointment } from '../../domain/entities';
import type { ClinicProfile } from '../../domain/facts';
import type { PatientMailKind } from '../../domain/mailKinds';
import { reminderTimes } from '../../domain/reminders';
import type { TimeOnDate } from '../../domain/slotStatus';
import { appointmentFacts, essentialFacts, movedWords, type AppointmentFact } from '../appointmentFacts';
import { appointmentLinkText } from '../appointmentLinkText';
import { longDateTime } from '../dateWords';
import { bookingPath } from '../bookingQuery';
import { phoneLink, type EmailContent } from './emailContent';

const EXPECTING = 'vă așteptăm la data și la ora de mai jos.';

/** Texts that open a mail; the appointment's time is appended to the subject. */
type Opening = Readonly<Record<'subject' | 'heading' | 'sentence', string>>;

const REMINDER: Opening = {
  subject: 'Vă reamintim: programare',
  heading: 'Vă reamintim de programarea dumneavoastră',
  sentence: EXPECTING,
};

const openings = ({
  cancelledBy,
  movedFrom,
}: KeptAppointment): Readonly<Record<PatientMailKind, Opening>> => ({
  'booking.request': {
    subject: 'Confirmați programarea:',
    heading: 'Mai este un pas: confirmați programarea',
    sentence: 'am primit cererea dumneavoastră. Ora se rezervă abia după ce confirmați, în cel mult o oră.',
  },
  'booking.confirmation': {
    subject: 'Programarea dumneavoastră:',
    heading: 'Programarea dumneavoastră este înregistrată',
    sentence: EXPECTING,
  },
  'reminder.week': REMINDER,
  'reminder.day': REMINDER,
  'move.confirmation': {
    subject: 'Programare mutată:',
    heading: 'Programarea dumneavoastră este mutată',
    sentence:
      movedFrom?.by === 'clinic'
        ? 'clinica a mutat programarea dumneavoastră. Vă așteptăm la data și la ora de mai jos.'
        : `programarea ${movedFrom?.isWayBack ? 'a revenit la ora de dinainte' : 'este mutată'}, așa cum ați cerut. Vă așteptăm la data și la ora de mai jos.`,
  },
  'link.again': {
    subject: 'Linkul programării dumneavoastră:',
    heading: 'Linkul programării dumneavoastră',
    sentence: 'cineva a cerut pe site linkul programării de mai jos.',
  },
  'cancellation.confirmation': {
    subject: 'Programare anulată:',
    heading: 'Programarea dumneavoastră este anulată',
    sentence:
      cancelledBy === 'clinic'
        ? 'ne pare rău: clinica a anulat programarea de mai jos.'
        : 'programarea de mai jos este anulată, așa cum ați cerut.',
  },
});

/** A doctor's first free time, with the absolute URL at which it can be booked. */
interface OfferedTime {
  readonly doctor: Pick<Doctor, 'firstName' | 'lastName'>;
  readonly time: Pick<TimeOnDate, 'date' | 'startTime'>;
  readonly url: string;
}

const offeredFact = (offered: readonly OfferedTime[]): readonly AppointmentFact[] =>
  offered.length === 0
    ? []
    : [
        {
          label: offered.length === 1 ? 'Oră liberă' : 'Ore libere',
          lines: offered.map(({ doctor, time, url }) => ({
            text: `${doctorName(doctor)}, ${longDateTime(time)}`,
            link: { text: 'Programați-vă la această oră', url },
          })),
        },
      ];

/** Returns the sentence about the reminders to come; empty if the booking or its last move was too late for any. */
function reminderWords({ date, startTime, createdAt, movedFrom }: KeptAppointment): readonly string[] {
  const { week, day } = reminderTimes({ date, time: startTime });
  const booked = Date.parse(movedFrom?.at ?? createdAt);
  if (booked >= day) return [];
  return [
    `Vă vom reaminti de programare prin e-mail, ${booked < week ? 'cu 7 zile și ' : ''}cu o zi înainte.`,
  ];
}

/** Start of the sentence for readers without a booking: another person may have typed their address. */
const NOT_YOU = 'Dacă nu dumneavoastră ați făcut programarea, ';

/**
 * Builds a patient's mail. It leaves out the patient's name, because anyone can type a message as a name and have the
 * clinic mail it to someone else's address.
 * @param page absolute URL of the patient's own page
 * @param publicUrl the site's public address without a closing slash
 * @param offered times in place of one that the clinic has cancelled
 */
export function patientMail(
  kind: PatientMailKind,
  appointment: KeptAppointment,
  clinic: ClinicProfile,
  page: string,
  publicUrl: string,
  offered: readonly OfferedTime[] = [],
): EmailContent {
  const { subject, heading, sentence } = openings(appointment)[kind];
  const phone = phoneLink(clinic);
  const questions = ['Pentru întrebări, sunați la ', phone, '.'];
  const isCancelled = kind === 'cancellation.confirmation';
  const facts = isCancelled ? essentialFacts : appointmentFacts;
  const common = {
    subject: `${subject} ${longDateTime(appointment)}`,
    heading,
    paragraphs: [`Bună ziua, ${sentence}`],
    facts: facts({ ...appointment, patientName: '' }, clinic, movedWords(appointment)).filter(({ lines }) =>
      lines.some(({ text }) => text !== ''),
    ),
  };
  if (isCancelled)
    return {
      ...common,
      paragraphs: [
        ...common.paragraphs,
        ...(appointment.cancelReason === null ? [] : [`Motivul: ${appointment.cancelReason}.`]),
      ],
      facts: [...common.facts, ...offeredFact(offered)],
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
      ...(kind === 'booking.confirmation' || kind === 'move.confirmation' ? reminderWords(appointment) : []),
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

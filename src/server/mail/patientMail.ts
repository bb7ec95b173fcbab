import { appointmentCalendarEntry } from '../../content/appointmentCalendarEntry';
import { appointmentFacts, essentialFacts, type AppointmentFact } from '../../content/appointmentFacts';
import { appointmentLinkText } from '../../content/appointmentLinkText';
import { momentWords } from '../../content/dateWords';
import { patientPaths } from '../../content/patientPaths';
import { bookingPath } from '../../content/paths';
import { calendarFile, calendarMethod, type CalendarVersion } from '../../domain/calendarFile';
import { clinicInstant } from '../../domain/clock';
import { reminderTimes } from '../../domain/reminders';
import { findById, type StoredAppointment } from '../booking/find';
import type { PatientMailKind } from '../db/entities';
import type { AppointmentState } from '../db/schema';
import type { ClaimedMail } from '../outbox/claim';
import { phoneLink, type EmailContent, type Loaded, type LoadOptions } from './email';

const EXPECTING = 'vă așteptăm la data și la ora de mai jos.';

/** The differences between kinds of mail. */
interface Kind {
  /** The subject without its time. */
  readonly subject: string;
  readonly heading: string;
  readonly sentence: string;
  /** The state of its appointment, unless it is booked. */
  readonly state?: AppointmentState;
  /** The version that calendars receive. */
  readonly calendar?: CalendarVersion;
}

const REMINDER: Kind = {
  subject: 'Vă reamintim: programare',
  heading: 'Vă reamintim de programarea dumneavoastră',
  sentence: EXPECTING,
};

const kindsFor = ({
  cancelledBy,
  movedFrom,
}: StoredAppointment): Readonly<Record<PatientMailKind, Kind>> => ({
  'booking.request': {
    subject: 'Confirmați programarea:',
    heading: 'Mai este un pas: confirmați programarea',
    sentence: 'am primit cererea dumneavoastră. Ora se rezervă abia după ce confirmați, în cel mult o oră.',
    state: 'pending',
  },
  'booking.confirmation': {
    subject: 'Programarea dumneavoastră:',
    heading: 'Programarea dumneavoastră este înregistrată',
    sentence: EXPECTING,
    calendar: 'booked',
  },
  'reminder.week': REMINDER,
  'reminder.day': REMINDER,
  'move.confirmation': {
    subject: 'Programare mutată:',
    heading: 'Programarea dumneavoastră este mutată',
    sentence:
      movedFrom?.by === 'clinic'
        ? 'clinica a mutat programarea dumneavoastră. Vă așteptăm la data și la ora de mai jos.'
        : 'programarea este mutată, așa cum ați cerut. Vă așteptăm la data și la ora de mai jos.',
    calendar: 'booked',
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
    state: 'cancelled',
    calendar: 'cancelled',
  },
});

/** Names the reminders that are still to come when an appointment is booked. */
function reminderWords({ date, startTime, createdAt }: StoredAppointment): readonly string[] {
  const { week, day } = reminderTimes({ date, time: startTime });
  const booked = Date.parse(createdAt);
  if (booked >= day) return [];
  return [
    `Vă vom reaminti de programare prin e-mail, ${booked < week ? 'cu 7 zile și ' : ''}cu o zi înainte.`,
  ];
}

/** For the owner of an address that a stranger typed. */
const NOT_YOU = 'Dacă nu dumneavoastră ați făcut programarea, ';

/** @param page the patient's own page */
function contentOf(
  kind: PatientMailKind,
  appointment: StoredAppointment,
  page: string,
  { clinic, publicUrl }: LoadOptions,
): EmailContent {
  const { subject, heading, sentence } = kindsFor(appointment)[kind];
  const phone = phoneLink(clinic);
  const questions = ['Pentru întrebări, sunați la ', phone, '.'];
  // Leaves out the name: a stranger may have typed it, to make the clinic send a message to another person's
  // address.
  const nameless = (facts: typeof appointmentFacts) =>
    facts({ ...appointment, patientName: '' }, clinic).filter(({ lines }: AppointmentFact) =>
      lines.some(({ text }) => text !== ''),
    );
  const common = {
    subject: `${subject} ${momentWords(appointment)}`,
    heading,
    paragraphs: [`Bună ziua, ${sentence}`],
    facts: nameless(appointmentFacts),
  };
  if (kind === 'cancellation.confirmation')
    return {
      ...common,
      facts: nameless(essentialFacts),
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

/** Returns from when on a mail would only confuse, in ms since the epoch: a week's reminder ends where the day's begins. */
function endOf(kind: PatientMailKind, { date, startTime: time }: StoredAppointment): number {
  return kind === 'reminder.week' ? reminderTimes({ date, time }).day : clinicInstant({ date, time });
}

/** Loads the patient's mail about their appointment. */
export async function patientMail(
  kind: PatientMailKind,
  { appointmentId }: ClaimedMail,
  options: LoadOptions,
): Loaded {
  const { db, links, publicUrl, clinic, now } = options;
  const appointment = await findById(db, appointmentId ?? 0);
  if (appointment === undefined || now >= endOf(kind, appointment)) return 'stale';
  const { reference, state, patient } = appointment;
  const { state: expected = 'booked', calendar } = kindsFor(appointment)[kind];
  if (state !== expected || patient.email === '') return 'stale';
  const page = publicUrl + patientPaths(links.tokenFor(reference)).page;
  const entry = appointmentCalendarEntry(appointment, reference, clinic);
  return {
    to: patient.email,
    content: contentOf(kind, appointment, page, options),
    reference,
    ...(calendar && {
      calendar: { method: calendarMethod(calendar), content: calendarFile(entry, calendar, now) },
    }),
  };
}

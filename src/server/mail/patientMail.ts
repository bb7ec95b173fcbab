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
import { phoneLink, type Letter, type Loaded, type LoadOptions } from './letter';

const EXPECTING = 'vă așteptăm la data și la ora de mai jos.';

/** The subject, without the time that follows it, the heading and the first sentence. */
type News = readonly [subject: string, heading: string, sentence: string];

const REMINDER: News = ['Vă reamintim: programare', 'Vă reamintim de programarea dumneavoastră', EXPECTING];

const newsOf = ({ cancelledBy, movedFrom }: StoredAppointment): Readonly<Record<PatientMailKind, News>> => ({
  'booking.request': [
    'Confirmați programarea:',
    'Mai este un pas: confirmați programarea',
    'am primit cererea dumneavoastră. Ora se rezervă abia după ce confirmați, în cel mult o oră.',
  ],
  'booking.confirmation': [
    'Programarea dumneavoastră:',
    'Programarea dumneavoastră este înregistrată',
    EXPECTING,
  ],
  'reminder.week': REMINDER,
  'reminder.day': REMINDER,
  'move.confirmation': [
    'Programare mutată:',
    'Programarea dumneavoastră este mutată',
    movedFrom?.by === 'clinic'
      ? 'clinica a mutat programarea dumneavoastră. Vă așteptăm la data și la ora de mai jos.'
      : 'programarea este mutată, așa cum ați cerut. Vă așteptăm la data și la ora de mai jos.',
  ],
  'link.again': [
    'Linkul programării dumneavoastră:',
    'Linkul programării dumneavoastră',
    'cineva a cerut pe site linkul programării de mai jos.',
  ],
  'cancellation.confirmation': [
    'Programare anulată:',
    'Programarea dumneavoastră este anulată',
    cancelledBy === 'clinic'
      ? 'ne pare rău: clinica a anulat programarea de mai jos.'
      : 'programarea de mai jos este anulată, așa cum ați cerut.',
  ],
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
function letterOf(
  kind: PatientMailKind,
  appointment: StoredAppointment,
  page: string,
  { clinic, publicUrl }: LoadOptions,
): Letter {
  const [subject, heading, sentence] = newsOf(appointment)[kind];
  const phone = phoneLink(clinic);
  const questions = ['Pentru întrebări, sunați la ', phone, '.'];
  // A stranger may have typed the name, to have the clinic send a message to somebody else's address.
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

/** Loads the patient's mail about their appointment. */
export async function patientMail(
  kind: PatientMailKind,
  { appointmentId }: ClaimedMail,
  options: LoadOptions,
): Loaded {
  const { db, links, publicUrl, clinic, now } = options;
  const appointment = await findById(db, appointmentId ?? 0);
  if (appointment === undefined || isStale(kind, appointment, now)) return 'stale';
  const { reference, patient } = appointment;
  const page = publicUrl + patientPaths(links.tokenFor(reference)).page;
  const version = CALENDAR_VERSIONS[kind];
  return {
    to: patient.email,
    letter: letterOf(kind, appointment, page, options),
    reference,
    ...(version !== undefined && {
      calendar: {
        method: calendarMethod(version),
        content: calendarFile(appointmentCalendarEntry(appointment, reference, clinic), version, now),
      },
    }),
  };
}

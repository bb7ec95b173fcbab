import { doctorName, type KeptAppointment, type KeptContactRequest } from '../../domain/entities';
import type { MailKind, NoticeKind } from '../../domain/mailKinds';
import type { AppointmentFact } from '../appointmentFacts';
import { longDateTime, weekdayAndDate } from '../dateWords';
import { patientFacts, bookedFacts } from '../words/appointmentText';
import { REQUEST_SUBJECT } from '../contactSubject';
import { isRequest, messageFacts } from '../words/contactRequestText';
import { appointmentCount } from '../words/counts';
import { clinicDateTime } from '../words/dates';
import { joinedRows, sheetLine, sheetTitle, type DaySheet } from '../words/daySheet';
import { MAIL_KIND_WORDS } from '../words/mailWords';
import { namedFacts } from '../appointmentFacts';
import type { EmailContent } from './emailContent';

/** Answer options for staff. `bare` leaves out the visitor's input, because a mail server refused the mail with it. */
export type Answering = 'reply' | 'none' | 'bare';

/** @param who the sender, in Romanian */
function closingFor(answering: Answering, who: string): readonly string[] {
  if (answering === 'bare')
    return [
      `Serverul de e-mail a refuzat acest mesaj din cauza datelor scrise de ${who}, așa că ele lipsesc. Le găsiți cu comanda clinicii, după cod.`,
    ];
  return answering === 'reply' ? [`Răspunsul la acest mesaj ajunge la ${who}.`] : [];
}

type News = readonly [heading: string, paragraph: string];

function newsOf({
  cancelledBy,
  cancelReason,
  movedFrom,
}: KeptAppointment): Readonly<Record<NoticeKind, News>> {
  const who = (by: string | null | undefined): string => (by === 'patient' ? 'Pacientul' : 'Clinica');
  return {
    'booking.notice': ['Programare nouă', 'Un pacient s-a programat pe site.'],
    'move.notice': [
      'Programare mutată',
      `${who(movedFrom?.by)} a mutat programarea. Intervalul dinainte este din nou liber.`,
    ],
    'cancellation.notice': [
      'Programare anulată',
      cancelReason === null
        ? `${who(cancelledBy)} a anulat programarea. Intervalul este din nou liber.`
        : `Clinica a anulat programarea: ${cancelReason}.`,
    ],
    'failure.notice': [
      'Pacientul nu primește e-mailurile',
      'Adresa de e-mail a pacientului nu primește mesajele noastre. Poate că este scrisă greșit: sunați-l.',
    ],
  };
}

/**
 * Builds the clinic's mail about an appointment.
 * @param failed the patient's mails that were not delivered
 */
export function appointmentNotice(
  kind: NoticeKind,
  appointment: KeptAppointment,
  answering: Answering,
  failed: readonly MailKind[],
): EmailContent {
  const [heading, paragraph] = newsOf(appointment)[kind];
  return {
    subject: `${heading}: ${doctorName(appointment.doctor)}, ${longDateTime(appointment)}`,
    heading,
    paragraphs: [paragraph],
    facts: namedFacts([
      ['Ce nu a ajuns', failed.map((one) => MAIL_KIND_WORDS[one]).join(', ')],
      ...bookedFacts(appointment),
      ...(answering === 'bare' ? [] : patientFacts(appointment)),
      ['Cod', appointment.reference],
    ]),
    closing: closingFor(answering, 'pacient'),
  };
}

export function contactNotice(contact: KeptContactRequest, answering: Answering): EmailContent {
  const heading = 'Mesaj de pe site';
  // A request for an investigation comes with its subject first.
  const subject = isRequest(contact) ? contact.subject : `${heading}: ${contact.subject}`;
  return {
    subject: answering === 'bare' ? heading : subject,
    heading,
    paragraphs: ['Un vizitator a trimis formularul de contact.'],
    facts: namedFacts([...(answering === 'bare' ? [] : messageFacts(contact)), ['Cod', contact.reference]]),
    closing: closingFor(answering, 'vizitator'),
  };
}

/** Returns a doctor's day as a fact with a line for each time. */
const sheetFact = (sheet: DaySheet, isBare: boolean): AppointmentFact => ({
  label: sheetTitle(sheet),
  lines: [
    ...(sheet.isOff ? [{ text: 'nu lucrează azi' }] : []),
    ...joinedRows(sheet).map((row) => {
      const { time, who, phone, notes, code } = sheetLine(row, sheet.isOff);
      if (isBare) return { text: [time, code || who].join(' ') };
      return {
        text: [time, who, phone].filter(Boolean).join(' '),
        note: [...notes, code].filter(Boolean).join('; '),
      };
    }),
  ],
});

/** Returns a request that waits for the clinic as a line of a fact. */
const requestLine = (request: KeptContactRequest, isBare: boolean) => {
  const { subject, name, phone, reference, createdAt } = request;
  const note = `${reference}, din ${clinicDateTime(createdAt)}`;
  return isBare
    ? { text: note }
    : { text: `${subject.slice(REQUEST_SUBJECT.length)}, ${name}, ${phone}`, note };
};

/**
 * Builds the mail of the clinic's day.
 * @param sheets those of the doctors who have hours that day
 * @param requests requests for investigations without an answer, oldest first
 */
export function dayNotice(
  date: string,
  sheets: readonly DaySheet[],
  requests: readonly KeptContactRequest[],
  isBare: boolean,
): EmailContent {
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const count = (state: KeptAppointment['state']) =>
    rows.filter(({ appointment }) => appointment?.state === state).length;
  const pending = count('pending') === 0 ? '' : ` Neconfirmate: ${count('pending')}.`;
  const waiting = requests.map((request) => requestLine(request, isBare));
  return {
    subject: `Ziua clinicii: ${weekdayAndDate(date)}, ${appointmentCount(count('booked'))}`,
    heading: `Ziua de ${weekdayAndDate(date)}`,
    paragraphs: [`Programări: ${count('booked')}.${pending}`],
    facts: [
      ...(waiting.length > 0 ? [{ label: 'Cereri care așteaptă', lines: waiting }] : []),
      ...sheets.map((sheet) => sheetFact(sheet, isBare)),
    ],
    closing: [
      ...(waiting.length > 0
        ? [
            `O cerere rezolvată iese din listă cu: npm run clinic -- contact-requests done ${requests.length === 1 ? requests[0]?.reference : 'COD'}`,
          ]
        : []),
      'Foaia de tipărit: npm run -s clinic -- appointments day --print > foaie.html',
    ],
  };
}

/** The clinic's mail about a day on which more was booked than patients book. */
export const surgeNotice: EmailContent = {
  subject: 'Neobișnuit de multe programări pe site',
  heading: 'Neobișnuit de multe programări pe site',
  paragraphs: [
    'În ultimele 24 de ore s-au făcut pe site mult mai multe programări decât de obicei. Poate că cineva ocupă orele pe nume inventate.',
    'Până când numărul lor scade, fiecare pacient își confirmă programarea dintr-un e-mail; până atunci ora rămâne liberă.',
    'Verificați programările noi. Cele false se pot anula toate deodată, de la o clipă încoace, cu comanda clinicii: appointments cancel --since.',
  ],
  facts: [],
  closing: [],
};

import type { AppointmentFact } from '../../content/appointmentFacts';
import { fullDate, momentWords } from '../../content/dateWords';
import { doctorName } from '../../domain/doctorName';
import { findById, type StoredAppointment } from '../booking/find';
import { selectRequests } from '../contact/find';
import type { NoticeKind } from '../db/entities';
import type { Db } from '../db/schema';
import type { ClaimedMail } from '../outbox/claim';
import { MAIL_KINDS } from '../words/mailWords';
import { fact, type Loaded, type LoadOptions } from './email';

/** The address for the clinic's answer, and the part of a stranger's input that a mail server may see. */
interface Answering {
  readonly replyTo?: string;
  readonly closing: readonly string[];
}

/** @param who the sender, in words */
function answeringOf(email: string, who: string, isBare = false): Answering {
  if (isBare)
    return {
      closing: [
        `Serverul de e-mail a refuzat acest mesaj din cauza datelor scrise de ${who}, așa că ele lipsesc. Le găsiți cu comanda clinicii, după cod.`,
      ],
    };
  // A mail server may refuse the whole mail for a header that is not ASCII.
  if (!/^[\x21-\x7e]+$/.test(email.slice(0, email.lastIndexOf('@')))) return { closing: [] };
  return { replyTo: email, closing: [`Răspunsul la acest mesaj ajunge la ${who}.`] };
}

type News = readonly [heading: string, paragraph: string];

function newsOf({ cancelledBy, movedFrom }: StoredAppointment): Readonly<Record<NoticeKind, News>> {
  const who = (by: string | null | undefined): string => (by === 'patient' ? 'Pacientul' : 'Clinica');
  return {
    'booking.notice': ['Programare nouă', 'Un pacient s-a programat pe site.'],
    'move.notice': [
      'Programare mutată',
      `${who(movedFrom?.by)} a mutat programarea. Intervalul dinainte este din nou liber.`,
    ],
    'cancellation.notice': [
      'Programare anulată',
      `${who(cancelledBy)} a anulat programarea. Intervalul este din nou liber.`,
    ],
    'failure.notice': [
      'Pacientul nu primește e-mailurile',
      'Adresa de e-mail a pacientului nu primește mesajele noastre. Poate că este scrisă greșit: sunați-l.',
    ],
  };
}

function factsOf(appointment: StoredAppointment, isBare = false): readonly AppointmentFact[] {
  const { date, startTime, endTime, service, doctor, movedFrom } = appointment;
  const { patientName, patient, reference } = appointment;
  const from = movedFrom ? `${momentWords(movedFrom)}, ${doctorName(movedFrom.doctor)}` : '';
  const typed = [
    ...fact('Pacient', patientName),
    ...fact('Telefon', patient.phone),
    ...fact('E-mail', patient.email),
    ...fact('Informații suplimentare', patient.message),
  ];
  return [
    ...fact('Când', `${fullDate(date)}, ${startTime}–${endTime}`),
    ...fact('Înainte de mutare', from),
    ...fact('Serviciu', service.name),
    ...fact('Medic', doctorName(doctor)),
    ...(isBare ? [] : typed),
    ...fact('Cod', reference),
  ];
}

/** Returns the names of an appointment's mails that failed and that staff have not sent again. */
async function failedMails(db: Db, appointmentId: number): Promise<string> {
  const failed = await db
    .selectFrom('outbox')
    .select('kind')
    .where('appointmentId', '=', appointmentId)
    .where('status', '=', 'failed')
    .execute();
  return failed
    .filter(({ kind }) => !kind.endsWith('.notice'))
    .map(({ kind }) => MAIL_KINDS[kind])
    .join(', ');
}

/** Loads the clinic's mail about an appointment. */
export async function appointmentNotice(
  kind: NoticeKind,
  { appointmentId }: ClaimedMail,
  { db, isBare }: LoadOptions,
): Loaded {
  const appointment = await findById(db, appointmentId ?? 0);
  if (appointment === undefined) return 'stale';
  const failed = kind === 'failure.notice' ? await failedMails(db, appointment.id) : '';
  if (kind === 'failure.notice' && failed === '') return 'stale';
  const { closing, ...answering } = answeringOf(appointment.patient.email, 'pacient', isBare);
  const [heading, paragraph] = newsOf(appointment)[kind];
  return {
    ...answering,
    reference: appointment.reference,
    content: {
      subject: `${heading}: ${doctorName(appointment.doctor)}, ${momentWords(appointment)}`,
      heading,
      paragraphs: [paragraph],
      facts: [...fact('Ce nu a ajuns', failed), ...factsOf(appointment, isBare)],
      closing,
    },
  };
}

/** Loads the clinic's mail about a visitor's message. */
export async function contactNotice({ contactRequestId }: ClaimedMail, { db, isBare }: LoadOptions): Loaded {
  const contact = await selectRequests(db).where('id', '=', contactRequestId).executeTakeFirst();
  if (contact === undefined) return 'stale';
  const { reference, name, email, phone, subject, message } = contact;
  const { closing, ...answering } = answeringOf(email, 'vizitator', isBare);
  const typed = [
    ...fact('Nume', name),
    ...fact('E-mail', email),
    ...fact('Telefon', phone),
    ...fact('Subiect', subject),
    ...fact('Mesaj', message),
  ];
  return {
    ...answering,
    reference,
    content: {
      subject: isBare ? 'Mesaj de pe site' : `Mesaj de pe site: ${subject}`,
      heading: 'Mesaj de pe site',
      paragraphs: ['Un vizitator a trimis formularul de contact.'],
      facts: [...(isBare ? [] : typed), ...fact('Cod', reference)],
      closing,
    },
  };
}

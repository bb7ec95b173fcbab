import type { AppointmentFact } from '../../../content/appointmentFacts';
import { fullDate, momentWords } from '../../../content/dateWords';
import { doctorName } from '../../../domain/doctorName';
import type { ContactRequest } from '../../../domain/entities';
import type { StoredAppointment } from '../../booking/find';
import { fact, type Letter } from './letter';

/** Mails to the clinic about an appointment. */
export type NoticeKind = 'booking.notice' | 'move.notice' | 'cancellation.notice' | 'failure.notice';

/**
 * How the clinic answers: by a reply to the mail, or to the address in it. A `bare` mail leaves out what a stranger
 * typed, because of which a mail server refused it.
 */
export type Answering = 'reply' | 'write' | 'bare';

const closingOf = (answering: Answering, who: string): readonly string[] =>
  ({
    reply: [`Răspunsul la acest mesaj ajunge la ${who}.`],
    write: [],
    bare: [
      `Serverul de e-mail a refuzat acest mesaj din cauza datelor scrise de ${who}, așa că ele lipsesc. Le găsiți cu comanda clinicii, după cod.`,
    ],
  })[answering];

function factsOf(appointment: StoredAppointment, answering: Answering): readonly AppointmentFact[] {
  const { date, startTime, endTime, service, doctor, patientName, patient, reference, movedFrom } =
    appointment;
  return [
    ...fact('Când', `${fullDate(date)}, ${startTime}–${endTime}`),
    ...(movedFrom
      ? fact('Înainte de mutare', `${momentWords(movedFrom)}, ${doctorName(movedFrom.doctor)}`)
      : []),
    ...fact('Serviciu', service.name),
    ...fact('Medic', doctorName(doctor)),
    ...(answering === 'bare'
      ? []
      : [
          ...fact('Pacient', patientName),
          ...fact('Telefon', patient.phone),
          ...fact('E-mail', patient.email),
          ...fact('Informații suplimentare', patient.message),
        ]),
    ...fact('Cod', reference),
  ];
}

/** Returns the heading, and what happened. */
function news(
  kind: NoticeKind,
  { cancelledBy, movedFrom }: StoredAppointment,
): readonly [heading: string, paragraph: string] {
  const who = (by: string | null | undefined): string => (by === 'patient' ? 'Pacientul' : 'Clinica');
  switch (kind) {
    case 'booking.notice':
      return ['Programare nouă', 'Un pacient s-a programat pe site.'];
    case 'move.notice':
      return [
        'Programare mutată',
        `${who(movedFrom?.by)} a mutat programarea. Intervalul dinainte este din nou liber.`,
      ];
    case 'cancellation.notice':
      return [
        'Programare anulată',
        `${who(cancelledBy)} a anulat programarea. Intervalul este din nou liber.`,
      ];
    case 'failure.notice':
      return [
        'Pacientul nu primește e-mailurile',
        'Adresa de e-mail a pacientului nu primește mesajele noastre. Poate că este scrisă greșit: sunați-l.',
      ];
  }
}

/**
 * Returns the clinic's mail about an appointment.
 * @param failed names of the patient's mails that failed, of which a failure's notice informs
 */
export function clinicLetter(
  kind: NoticeKind,
  appointment: StoredAppointment,
  answering: Answering,
  failed: readonly string[] = [],
): Letter {
  const [heading, paragraph] = news(kind, appointment);
  return {
    subject: `${heading}: ${doctorName(appointment.doctor)}, ${momentWords(appointment)}`,
    heading,
    paragraphs: [paragraph],
    facts: [...fact('Ce nu a ajuns', failed.join(', ')), ...factsOf(appointment, answering)],
    closing: closingOf(answering, 'pacient'),
  };
}

/** Returns the clinic's mail about a visitor's message. */
export function contactLetter(
  { name, email, phone, subject, message, reference }: ContactRequest & { readonly reference: string },
  answering: Answering,
): Letter {
  const isBare = answering === 'bare';
  return {
    subject: isBare ? 'Mesaj de pe site' : `Mesaj de pe site: ${subject}`,
    heading: 'Mesaj de pe site',
    paragraphs: ['Un vizitator a trimis formularul de contact.'],
    facts: isBare
      ? fact('Cod', reference)
      : [
          ...fact('Nume', name),
          ...fact('E-mail', email),
          ...fact('Telefon', phone),
          ...fact('Subiect', subject),
          ...fact('Mesaj', message),
          ...fact('Cod', reference),
        ],
    closing: closingOf(answering, 'vizitator'),
  };
}

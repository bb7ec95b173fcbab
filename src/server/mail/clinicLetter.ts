import type { AppointmentFact } from '../../content/appointmentFacts';
import { fullDate, momentWords } from '../../content/dateWords';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import type { StoredAppointment } from '../database/ports/appointmentStore';
import type { StoredContactRequest } from '../database/ports/contactRequestStore';
import type { Letter } from './letter';

const fact = (label: string, text: string): AppointmentFact[] =>
  text === '' ? [] : [{ label, lines: [{ text }] }];

function appointmentFactsForClinic(appointment: StoredAppointment): readonly AppointmentFact[] {
  const { date, startTime, endTime, service, doctor, patientName, patient, reference, movedFrom } =
    appointment;
  return [
    ...fact('Când', `${fullDate(date)}, ${startTime}–${endTime}`),
    ...(movedFrom
      ? fact('Înainte de mutare', `${momentWords(movedFrom)}, ${doctorName(movedFrom.doctor)}`)
      : []),
    ...fact('Serviciu', service.name),
    ...fact('Medic', doctorName(doctor)),
    ...fact('Pacient', patientName),
    ...fact('Telefon', patient.phone),
    ...fact('E-mail', patient.email),
    ...fact('Informații suplimentare', patient.message),
    ...fact('Cod', reference),
  ];
}

/** Kept in the clinic's mailbox, it shows whether the journal's newest rows are missing (`clinic audit --seal`). */
const witness = (seal: string | undefined): readonly string[] =>
  seal === undefined ? [] : [`Sigiliul jurnalului: ${seal}`];

/**
 * What the clinic is told of an appointment.
 * @param seal the journal's newest
 */
export function clinicLetter(
  kind: 'booking.notice' | 'move.notice' | 'cancellation.notice',
  appointment: StoredAppointment,
  seal?: string,
): Letter {
  const { doctor, cancelledBy, movedFrom } = appointment;
  const what = `${doctorName(doctor)}, ${momentWords(appointment)}`;
  const facts = appointmentFactsForClinic(appointment);
  if (kind === 'booking.notice') {
    return {
      subject: `Programare nouă: ${what}`,
      heading: 'Programare nouă',
      paragraphs: ['Un pacient s-a programat pe site.'],
      facts,
      closing: ['Răspunsul la acest mesaj ajunge la pacient.', ...witness(seal)],
    };
  }
  if (kind === 'move.notice') {
    const who =
      movedFrom?.by === 'patient' ? 'Pacientul a mutat programarea.' : 'Clinica a mutat programarea.';
    return {
      subject: `Programare mutată: ${what}`,
      heading: 'Programare mutată',
      paragraphs: [`${who} Intervalul dinainte este din nou liber.`],
      facts,
      closing: ['Răspunsul la acest mesaj ajunge la pacient.', ...witness(seal)],
    };
  }
  const who = cancelledBy === 'patient' ? 'Pacientul a anulat programarea.' : 'Clinica a anulat programarea.';
  return {
    subject: `Programare anulată: ${what}`,
    heading: 'Programare anulată',
    paragraphs: [`${who} Intervalul este din nou liber.`],
    facts,
    closing: ['Răspunsul la acest mesaj ajunge la pacient.', ...witness(seal)],
  };
}

/** Milliseconds. */
const HOUR = 3_600_000;

/**
 * What the clinic is told once when the brake begins to hold: because of what was booked within the hour before.
 * @param at ISO text in UTC
 */
export function brakeLetter(at: string, seal?: string): Letter {
  const { date, time } = clinicTimeAt(Date.parse(at) - HOUR);
  return {
    subject: 'Atenție: neobișnuit de multe programări pe site',
    heading: 'Neobișnuit de multe programări pe site',
    paragraphs: [
      `De la ora ${time}, ${fullDate(date)}, pe site se fac mai multe programări decât de obicei. Poate că cineva ocupă orele fără să vină.`,
      'Cât timp continuă, fiecare programare nouă trebuie confirmată prin e-mail și abia apoi ocupă ora. Clinica află numai de cele confirmate.',
    ],
    facts: [
      ...fact('Ce s-a programat', 'clinic appointments list'),
      ...fact('Ce se poate anula', `clinic appointments cancel --since "${date} ${time}" --dry-run`),
    ],
    closing: [
      'Comanda de anulare arată întâi ce ar anula; puneți în ea ora de la care programările nu mai par adevărate.',
      'Dacă site-ul are pur și simplu mai mulți pacienți, cereți celui care îl întreține o limită mai mare (BOOKINGS_PER_HOUR).',
      ...witness(seal),
    ],
  };
}

/** What the clinic is told of a contact request. */
export function contactLetter(
  { name, email, phone, subject, message, reference }: StoredContactRequest,
  seal?: string,
): Letter {
  return {
    subject: `Mesaj de pe site: ${subject}`,
    heading: 'Mesaj de pe site',
    paragraphs: ['Un vizitator a trimis formularul de contact.'],
    facts: [
      ...fact('Nume', name),
      ...fact('E-mail', email),
      ...fact('Telefon', phone),
      ...fact('Subiect', subject),
      ...fact('Mesaj', message),
      ...fact('Cod', reference),
    ],
    closing: ['Răspunsul la acest mesaj ajunge la vizitator.', ...witness(seal)],
  };
}

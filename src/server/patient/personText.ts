import { wishWords } from '../../content/pages/earlier';
import type { PersonRecord } from './data';
import { appointmentText } from '../words/appointmentText';
import { contactRequestText } from '../words/contactRequestText';
import { clinicMoment } from '../words/dates';
import { MAIL_KINDS, MAIL_STATUSES } from '../words/mailWords';
import { textTable } from '../words/text';

/** Everything that is stored about a person, for themselves to read. */
export function personText({ appointments, contactRequests, places, mails }: PersonRecord): string {
  const rows = mails.map(({ kind, reference, status, createdAt, settledAt }) => [
    MAIL_KINDS[kind],
    reference,
    MAIL_STATUSES[status],
    clinicMoment(settledAt ?? createdAt),
  ]);
  return [
    `Programări: ${appointments.length}`,
    ...appointments.map((appointment) => appointmentText(appointment, appointment.waiting)),
    `Mesaje: ${contactRequests.length}`,
    ...contactRequests.map(contactRequestText),
    ...places.map(
      ({ days, parts, askedAt }) =>
        `Așteaptă o oră liberă: ${wishWords(days, parts)}, din ${clinicMoment(askedAt)}`,
    ),
    `E-mailuri: ${mails.length}`,
    ...(mails.length === 0 ? [] : [textTable(['E-mail', 'Cod', 'Stare', 'Data'], rows)]),
  ].join('\n\n');
}

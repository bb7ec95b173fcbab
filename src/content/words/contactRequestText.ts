import type { ContactField, ContactRequest, KeptContactRequest } from '../../domain/entities';
import { clinicMoment } from './dates';
import { factLines, type NamedText } from './text';

const LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Nume',
  phone: 'Telefon',
  email: 'E-mail',
  subject: 'Subiect',
  message: 'Mesaj',
};

/** Names what a patient typed: in the clinic's mail, in staff's list and in the data of a person. */
export const messageFacts = (request: ContactRequest): readonly NamedText[] =>
  Object.entries(LABELS).map(([field, label]) => [label, request[field as ContactField]]);

/** Returns all that is known of a message, a line for each fact. */
export function contactRequestText(request: KeptContactRequest): string {
  const { reference, createdAt, answeredAt } = request;
  return factLines([
    ['Cod', reference],
    ['Stare', answeredAt === null ? 'fără răspuns' : `cu răspuns din ${clinicMoment(answeredAt)}`],
    ['Trimis la', clinicMoment(createdAt)],
    ...messageFacts(request),
  ]);
}

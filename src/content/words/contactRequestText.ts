import type { ContactField, ContactRequest, KeptContactRequest } from '../../domain/entities';
import { clinicDateTime } from './dates';
import { factLines, type NamedText } from './text';

const LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Nume',
  phone: 'Telefon',
  email: 'E-mail',
  subject: 'Subiect',
  message: 'Mesaj',
};

/** Returns a message's fields as label and value, for the clinic's mail, staff's list and a person's data. */
export const messageFacts = (request: ContactRequest): readonly NamedText[] =>
  Object.entries(LABELS).map(([field, label]) => [label, request[field as ContactField]]);

/** Returns all stored data of a message for staff, one line each. */
export function contactRequestText(request: KeptContactRequest): string {
  const { reference, createdAt, answeredAt } = request;
  return factLines([
    ['Cod', reference],
    ['Stare', answeredAt === null ? 'fără răspuns' : `cu răspuns din ${clinicDateTime(answeredAt)}`],
    ['Trimis la', clinicDateTime(createdAt)],
    ...messageFacts(request),
  ]);
}

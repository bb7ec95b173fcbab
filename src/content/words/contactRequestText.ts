import type { ContactRequest, KeptContactRequest } from '../../domain/entities';
import { clinicMoment } from './dates';
import { factLines, type NamedText } from './text';

/** Names what a visitor typed. */
export const messageFacts = ({
  name,
  phone,
  email,
  subject,
  message,
}: ContactRequest): readonly NamedText[] => [
  ['Nume', name],
  ['Telefon', phone],
  ['E-mail', email],
  ['Subiect', subject],
  ['Mesaj', message],
];

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

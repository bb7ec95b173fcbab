import type { StoredContactRequest } from '../contact/find';
import { clinicMoment } from './dates';
import { factLines } from './text';

/** Returns all that is known of a message, a line for each fact. */
export function contactRequestText(request: StoredContactRequest): string {
  const { reference, createdAt, answeredAt, name, phone, email, subject, message } = request;
  return factLines([
    ['Cod', reference],
    ['Stare', answeredAt === null ? 'fără răspuns' : `cu răspuns din ${clinicMoment(answeredAt)}`],
    ['Trimis la', clinicMoment(createdAt)],
    ['Nume', name],
    ['Telefon', phone],
    ['E-mail', email],
    ['Subiect', subject],
    ['Mesaj', message],
  ]);
}

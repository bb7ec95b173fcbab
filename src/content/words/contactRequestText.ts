import { REQUEST_SUBJECT } from '../contactSubject';
import type { ContactField, ContactRequest, KeptContactRequest } from '../../domain/entities';
import { clinicDateTime } from './dates';
import { factLines, plainText, textTable, type NamedText } from './text';

interface FieldWords {
  readonly label: string;
  /** True if the staff's list of messages has a column for the field. */
  readonly isListed: boolean;
}

const FIELDS: Readonly<Record<ContactField, FieldWords>> = {
  name: { label: 'Nume', isListed: true },
  phone: { label: 'Telefon', isListed: true },
  email: { label: 'E-mail', isListed: false },
  subject: { label: 'Subiect', isListed: true },
  message: { label: 'Mesaj', isListed: false },
};

const fields = Object.entries(FIELDS) as [ContactField, FieldWords][];

/** Returns a message's fields as label and value, for the clinic's mail, staff and a person's data. */
export const messageFacts = (request: ContactRequest): readonly NamedText[] =>
  fields.map(([field, { label }]) => [label, request[field]]);

export const isRequest = ({ subject }: Pick<ContactRequest, 'subject'>): boolean =>
  subject.startsWith(REQUEST_SUBJECT);

const stateWords = ({ answeredAt }: KeptContactRequest): string =>
  answeredAt === null ? 'nerezolvat' : `rezolvat din ${clinicDateTime(answeredAt)}`;

/** Returns `7KQ3M9XA, Pop Ana, „Cerere: Holter EKG”: rezolvat din 23.11.2026 09:05`. */
export const contactRequestLine = (request: KeptContactRequest): string =>
  `${request.reference}, ${plainText(`${request.name}, „${request.subject}”`)}: ${stateWords(request)}`;

/** Returns messages as a table for staff, without their texts. */
export function contactRequestTable(requests: readonly KeptContactRequest[]): string {
  const listed = fields.filter(([, { isListed }]) => isListed);
  const head = ['Cod', 'Trimis la', ...listed.map(([, { label }]) => label), 'Stare'];
  const rows = requests.map((request) => [
    request.reference,
    clinicDateTime(request.createdAt),
    ...listed.map(([field]) => request[field]),
    stateWords(request),
  ]);
  return textTable(head, rows);
}

/** Returns all stored data of a message for staff, one line each. */
export function contactRequestText(request: KeptContactRequest): string {
  return factLines([
    ['Cod', request.reference],
    ['Stare', stateWords(request)],
    ['Trimis la', clinicDateTime(request.createdAt)],
    ...messageFacts(request),
  ]);
}

import { PATHS } from './paths';

/** Id of the heading above the contact form. */
export const CONTACT_FORM_ID = 'mesaj';

/** The address of the contact form, below the page's first screen. */
export const CONTACT_FORM_PATH = `${PATHS.contact}#${CONTACT_FORM_ID}`;

/** Start of the subject of a request for what is not booked online, which a link fills in. */
export const REQUEST_SUBJECT = 'Cerere: ';

/** Returns the subject of a message that asks for what is not booked online. */
export const requestFor = (label: string): string => REQUEST_SUBJECT + label;

/** Returns the query that fills in a subject. `requestedSubject` reads it; a shared constant would cost every article bytes. */
export const subjectQuery = (subject: string): string =>
  `?${String(new URLSearchParams({ subiect: subject }))}`;

/** Returns the link to the contact form with a request as its subject. */
export const requestLink = (label: string): string =>
  `${PATHS.contact}${subjectQuery(requestFor(label))}#${CONTACT_FORM_ID}`;

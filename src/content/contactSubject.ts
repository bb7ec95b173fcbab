import { PATHS } from './paths';

/** Id of the heading above the contact form. */
export const CONTACT_FORM_ID = 'mesaj';

/** Returns the subject of a message that asks for what is not booked online. */
export const requestFor = (label: string): string => `Cerere: ${label}`;

export const subjectQuery = (subject: string): string =>
  `?${String(new URLSearchParams({ subiect: subject }))}`;

/** Returns the link to the contact form with a request as its subject. */
export const requestLink = (label: string): string =>
  `${PATHS.contact}${subjectQuery(requestFor(label))}#${CONTACT_FORM_ID}`;

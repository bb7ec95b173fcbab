import { TEXT_LIMITS } from '../domain/validation';
import { ARTICLE_LINKS } from './articleLinks';
import { requestFor, subjectQuery } from './contactSubject';
import { SPECIALTY_LINKS } from './paths';

/** Returns the subject that a link asks for, on one line and no longer than the form allows; '' for none. */
export const requestedSubject = (search: string): string =>
  (new URLSearchParams(search).get('subiect') ?? '')
    .slice(0, TEXT_LIMITS.subject)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** Returns the subject of a link from one of our articles or specialties; '' for any other, which the server does not render. */
export const ownSubject = (search: string): string => {
  const subject = requestedSubject(search);
  const links = [...Object.values(SPECIALTY_LINKS), ...Object.values(ARTICLE_LINKS).flat()];
  return links.some(({ label }) => requestFor(label) === subject) ? subject : '';
};

/** Returns the query under which the server renders the contact page of a link; '' for the plain page. */
export const renderedQuery = (search: string): string => {
  const subject = ownSubject(search);
  return subject === '' ? '' : subjectQuery(subject);
};

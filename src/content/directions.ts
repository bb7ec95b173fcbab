import type { ClinicProfile } from '../domain/facts';

/** A link with an absolute URL, which works in a page and in a mail. */
export interface AbsoluteLink {
  readonly text: string;
  readonly url: string;
}

/** Street, postal code with city, and landmark, in one line. */
export const addressLine = ({ street, postalCode, city, landmark }: ClinicProfile): string =>
  `${street}, ${postalCode} ${city}, ${landmark}`;

/** Link to directions to the clinic; the map starts from the visitor's location. */
export const directionsTo = ({ latitude, longitude }: ClinicProfile): AbsoluteLink => ({
  text: 'Cum ajungeți la noi',
  url: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
});

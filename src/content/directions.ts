import type { ClinicProfile } from '../domain/facts';

/** A link to a whole address, which reads the same in a page and in a mail. */
export interface WholeLink {
  readonly text: string;
  readonly url: string;
}

/** Street, postal code with city, and landmark, in one line. */
export const addressLine = ({ street, postalCode, city, landmark }: ClinicProfile): string =>
  `${street}, ${postalCode} ${city}, ${landmark}`;

/** Directions to the clinic from the visitor's own place. */
export const directionsTo = ({ latitude, longitude }: ClinicProfile): WholeLink => ({
  text: 'Cum ajungeți la noi',
  url: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
});

import { addressLine, directionsTo, type WholeLink } from '../../../content/directions';
import { dialled } from '../../../domain/dialled';
import type { ClinicProfile } from '../../../domain/facts';
import type { Sender } from './letter';

/** Returns a number that can be pressed. */
export const phoneLink = ({ phone }: ClinicProfile): WholeLink => ({
  text: phone,
  url: `tel:${dialled(phone)}`,
});

/** @param publicUrl the site's public address without a closing slash */
export function senderOf(clinic: ClinicProfile, publicUrl: string): Sender {
  return {
    name: clinic.name,
    logo: `${publicUrl}/apple-touch-icon.png`,
    signature: [
      clinic.name,
      [{ text: addressLine(clinic), url: directionsTo(clinic).url }],
      ['Telefon: ', phoneLink(clinic)],
    ],
  };
}

import { momentWords } from '../../../content/dateWords';
import { earlierTexts } from '../../../content/pages/earlier';
import { bookingPath } from '../../../content/paths';
import { clinicTimeAt } from '../../../domain/clock';
import { doctorName } from '../../../domain/doctorName';
import { offerEnd } from '../../../domain/offerHours';
import type { Doctor, SlotOnDate } from '../../db/entities';
import { fact, type Letter } from './letter';

/** A freed time, as it is offered. */
export interface OfferedTime extends SlotOnDate {
  readonly startTime: string;
  readonly doctor: Doctor;
}

export interface OfferLetterOptions {
  readonly offered: OfferedTime;
  /** When the patient's own appointment is; left out for a person without one. */
  readonly own?: { readonly date: string; readonly startTime: string };
  /** The page of the offer. */
  readonly page: string;
  /** The site's public address without a closing slash. */
  readonly publicUrl: string;
  /** Ms since the epoch. */
  readonly now: number;
}

/** Returns the mail that offers a freed time. */
export function offerLetter({ offered, own, page, publicUrl, now }: OfferLetterOptions): Letter {
  const when = momentWords(offered);
  const { doctor } = offered;
  const common = {
    paragraphs: [
      `Bună ziua, ați cerut să vă anunțăm. ${earlierTexts.notHeld}`,
      `După ora ${clinicTimeAt(offerEnd(now)).time} o propunem și următorului care așteaptă.`,
    ],
    facts: [...fact('Ora eliberată', when), ...fact('La cine', doctorName(doctor))],
  };
  if (own === undefined) {
    const booking = bookingPath({ service: doctor.serviceId, doctor: doctor.id, time: offered });
    return {
      ...common,
      subject: `Oră eliberată: ${when}`,
      heading: 'S-a eliberat o oră',
      action: { text: 'Programați-vă la această oră', url: publicUrl + booking },
      closing: [
        ['Dacă nu mai așteptați sau nu ați cerut dumneavoastră, renunțați aici: ', { text: page, url: page }],
      ],
    };
  }
  return {
    ...common,
    subject: `Oră eliberată mai devreme: ${when}`,
    heading: 'S-a eliberat o oră mai devreme',
    facts: [...common.facts, ...fact('Programarea de acum', momentWords(own))],
    action: { text: 'Vedeți ora și mutați programarea', url: page },
    closing: [
      'Dacă nu faceți nimic, programarea rămâne cum este. De pe aceeași pagină puteți renunța la așteptare.',
      'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
    ],
  };
}

/** Returns the mail by which a person without an appointment confirms their place. @param page the place's own */
export const placeRequestLetter = (service: string, wish: string, page: string): Letter => ({
  subject: `Confirmați că așteptați o oră: ${service}`,
  heading: 'Mai este un pas: confirmați că așteptați',
  paragraphs: [
    'Bună ziua, am primit cererea dumneavoastră. Vă scriem despre orele eliberate abia după ce confirmați, în cel mult o zi.',
  ],
  facts: [...fact('Serviciu', service), ...fact('Când vi se potrivește', wish)],
  action: { text: 'Deschideți pagina de confirmare', url: page },
  closing: [
    'Dacă nu ați cerut dumneavoastră, nu trebuie să faceți nimic: fără confirmare nu vă mai scriem, iar adresa se șterge într-o zi.',
  ],
});

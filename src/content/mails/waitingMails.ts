import { doctorName, type Doctor, type Price } from '../../domain/entities';
import type { Start } from '../../domain/slotStatus';
import { namedFacts, priceFacts } from '../appointmentFacts';
import { longDateTime } from '../dateWords';
import { notHeld, waitingTexts, preferenceFacts, type PreferredTime } from '../pages/waiting';
import type { EmailContent } from './emailContent';

/**
 * Builds the mail that asks a person without an appointment to confirm their waiting-list entry.
 * @param page absolute URL of the entry's page
 */
export const entryRequest = (preference: PreferredTime, page: string): EmailContent => ({
  subject: `Confirmați locul pe lista de așteptare: ${preference.service}`,
  heading: 'Mai este un pas: confirmați locul pe listă',
  paragraphs: [
    'Bună ziua, am primit cererea dumneavoastră. Vă scriem despre orele eliberate abia după ce confirmați, în cel mult o zi.',
  ],
  facts: preferenceFacts(preference),
  action: { text: 'Deschideți pagina de confirmare', url: page },
  closing: [
    'După ce confirmați, din aceeași pagină puteți ieși oricând de pe listă.',
    'Dacă nu ați cerut dumneavoastră, nu trebuie să faceți nimic: fără confirmare nu vă mai scriem, iar adresa se șterge într-o zi.',
  ],
});

interface FreedTime extends Start, Pick<Doctor, 'firstName' | 'lastName'> {
  readonly service: string;
  /** The service's consultations. */
  readonly prices: readonly Price[];
  /** Clinic time after which the next person is offered it too. */
  readonly until: string;
  /** Absolute URL of the page that takes the offered time. */
  readonly url: string;
  /** Absolute URL of the page that leaves the list. */
  readonly leave: string;
}

/**
 * Builds the mail that offers a freed time.
 * @param own time of the reader's current appointment; undefined without one
 */
export function freedTimeOffer(freed: FreedTime, own: Start | undefined): EmailContent {
  const when = longDateTime(freed);
  const common = {
    paragraphs: [
      `Bună ziua, ați cerut să vă anunțăm. ${notHeld}`,
      `După ora ${freed.until} o propunem și următorului care așteaptă.`,
    ],
    facts: [
      ...namedFacts([
        ['Ora eliberată', when],
        ['Ce', freed.service],
        ['La cine', doctorName(freed)],
      ]),
      ...(own ? namedFacts([['Programarea de acum', longDateTime(own)]]) : priceFacts(freed.prices)),
    ],
    wayOut: { text: waitingTexts.leave, url: freed.leave },
  };
  if (own === undefined)
    return {
      ...common,
      subject: `Oră eliberată: ${when}`,
      heading: 'S-a eliberat o oră',
      action: { text: 'Programați-vă la această oră', url: freed.url },
      closing: ['Dacă nu mai aveți nevoie sau nu ați cerut dumneavoastră, ieșiți de pe listă:'],
    };
  return {
    ...common,
    subject: `Oră eliberată mai devreme: ${when}`,
    heading: 'S-a eliberat o oră mai devreme',
    action: { text: 'Vedeți ora și mutați programarea', url: freed.url },
    closing: [
      'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
      'Dacă nu faceți nimic, programarea rămâne cum este. Dacă nu mai aveți nevoie de altă oră, ieșiți de pe listă:',
    ],
  };
}

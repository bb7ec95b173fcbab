import type { Doctor } from '../../domain/entities';
import type { TimeOnDate } from '../../domain/slotStatus';
import { doctorName } from '../../domain/doctorName';
import { dateTimeWords } from '../dateWords';
import { earlierTexts, preferenceWords } from '../pages/earlier';
import { factsOf, type EmailContent } from './emailContent';

type Moment = Pick<TimeOnDate, 'date' | 'startTime'>;

/**
 * Builds the mail that asks a person without an appointment to confirm their waiting-list entry.
 * @param page absolute URL of the entry's page
 */
export const waitlistRequest = (
  { service, days, parts }: { readonly service: string; readonly days: number; readonly parts: number },
  page: string,
): EmailContent => ({
  subject: `Confirmați că așteptați o oră: ${service}`,
  heading: 'Mai este un pas: confirmați că așteptați',
  paragraphs: [
    'Bună ziua, am primit cererea dumneavoastră. Vă scriem despre orele eliberate abia după ce confirmați, în cel mult o zi.',
  ],
  facts: factsOf([
    ['Serviciu', service],
    ['Când vi se potrivește', preferenceWords(days, parts)],
  ]),
  action: { text: 'Deschideți pagina de confirmare', url: page },
  closing: [
    'Dacă nu ați cerut dumneavoastră, nu trebuie să faceți nimic: fără confirmare nu vă mai scriem, iar adresa se șterge într-o zi.',
  ],
});

interface FreedTime extends Moment, Pick<Doctor, 'firstName' | 'lastName'> {
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
export function freedTimeOffer(freed: FreedTime, own: Moment | undefined): EmailContent {
  const when = dateTimeWords(freed);
  const leave = { text: freed.leave, url: freed.leave };
  const common = {
    paragraphs: [
      `Bună ziua, ați cerut să vă anunțăm. ${earlierTexts.notHeld}`,
      `După ora ${freed.until} o propunem și următorului care așteaptă.`,
    ],
    facts: factsOf([
      ['Ora eliberată', when],
      ['La cine', doctorName(freed)],
      ['Programarea de acum', own ? dateTimeWords(own) : ''],
    ]),
  };
  if (own === undefined)
    return {
      ...common,
      subject: `Oră eliberată: ${when}`,
      heading: 'S-a eliberat o oră',
      action: { text: 'Programați-vă la această oră', url: freed.url },
      closing: [['Dacă nu mai așteptați sau nu ați cerut dumneavoastră, renunțați aici: ', leave]],
    };
  return {
    ...common,
    subject: `Oră eliberată mai devreme: ${when}`,
    heading: 'S-a eliberat o oră mai devreme',
    action: { text: 'Vedeți ora și mutați programarea', url: freed.url },
    closing: [
      'Dacă nu faceți nimic, programarea rămâne cum este.',
      ['Dacă nu mai așteptați, renunțați aici: ', leave],
      'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
    ],
  };
}

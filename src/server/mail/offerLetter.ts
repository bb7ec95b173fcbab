import { momentWords } from '../../content/dateWords';
import { earlierTexts } from '../../content/pages/earlier';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { offerEnd } from '../../domain/offerHours';
import type { ClaimedMail } from '../database/ports/outboxStore';
import { patientOfferPath } from '../patient/patientPath';
import type { Letter } from './letter';

/**
 * @param now ms since the epoch
 * @param publicUrl the site's public address without a closing slash
 * @returns the letter that offers somebody who waits a time that was freed
 */
export function offerLetter(
  { appointment, linkToken, offered }: Extract<ClaimedMail, { kind: 'earlier.offer' }>,
  now: number,
  publicUrl: string,
): Letter {
  const when = momentWords(offered);
  const fact = (label: string, text: string) => ({ label, lines: [{ text }] });
  return {
    subject: `Oră eliberată mai devreme: ${when}`,
    heading: 'S-a eliberat o oră mai devreme',
    paragraphs: [
      `Bună ziua, ați cerut să vă anunțăm. ${earlierTexts.notHeld}`,
      `După ora ${clinicTimeAt(offerEnd(now)).time} o propunem și următorului care așteaptă.`,
    ],
    facts: [
      fact('Ora eliberată', when),
      fact('La cine', doctorName(offered.doctor)),
      fact('Programarea de acum', momentWords(appointment)),
    ],
    action: {
      text: 'Vedeți ora și mutați programarea',
      url: publicUrl + patientOfferPath(linkToken, offered),
    },
    closing: [
      'Dacă nu faceți nimic, programarea rămâne cum este. De pe aceeași pagină puteți renunța la așteptare.',
      'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
    ],
  };
}

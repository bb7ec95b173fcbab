import { momentWords } from '../../content/dateWords';
import { earlierTexts } from '../../content/pages/earlier';
import { bookingPath, earlierPath } from '../../content/paths';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { offerEnd } from '../../domain/offerHours';
import type { ClaimedMail } from '../database/ports/outboxStore';
import { patientOfferPath, patientPath, placePath } from '../patient/patientPath';
import type { Letter } from './letter';

type OfferMail = Extract<ClaimedMail, { offered: unknown }>;

/** A letter that offers a freed time, and where its reader leaves the list. */
export interface OfferLetter {
  readonly letter: Letter;
  /** An address to which a post is enough. */
  readonly leave: string;
  /** The reader's. */
  readonly address: string;
  /** Tells this mail from others. */
  readonly reference: string;
}

const fact = (label: string, text: string) => ({ label, lines: [{ text }] });

/**
 * @param now ms since the epoch
 * @param publicUrl the site's public address without a closing slash
 */
export function offerLetter(mail: OfferMail, now: number, publicUrl: string): OfferLetter {
  const { linkToken, offered } = mail;
  const when = momentWords(offered);
  const common = {
    paragraphs: [
      `Bună ziua, ați cerut să vă anunțăm. ${earlierTexts.notHeld}`,
      `După ora ${clinicTimeAt(offerEnd(now)).time} o propunem și următorului care așteaptă.`,
    ],
    facts: [fact('Ora eliberată', when), fact('La cine', doctorName(offered.doctor))],
  };
  if (mail.kind === 'place.offer') {
    const { doctor } = offered;
    const book = bookingPath({ service: doctor.serviceId, doctor: doctor.id, time: offered });
    const leave = publicUrl + placePath(linkToken);
    return {
      letter: {
        ...common,
        subject: `Oră eliberată: ${when}`,
        heading: 'S-a eliberat o oră',
        action: { text: 'Programați-vă la această oră', url: publicUrl + book },
        closing: [
          [
            'Dacă nu mai așteptați sau nu ați cerut dumneavoastră, renunțați aici: ',
            { text: leave, url: leave },
          ],
        ],
      },
      ...{ leave, address: mail.email, reference: `${mail.id}` },
    };
  }
  const { appointment } = mail;
  return {
    letter: {
      ...common,
      subject: `Oră eliberată mai devreme: ${when}`,
      heading: 'S-a eliberat o oră mai devreme',
      facts: [...common.facts, fact('Programarea de acum', momentWords(appointment))],
      action: {
        text: 'Vedeți ora și mutați programarea',
        url: publicUrl + patientOfferPath(linkToken, offered),
      },
      closing: [
        'Dacă nu faceți nimic, programarea rămâne cum este. De pe aceeași pagină puteți renunța la așteptare.',
        'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
      ],
    },
    leave: publicUrl + earlierPath(patientPath(linkToken)),
    ...{ address: appointment.patient.email, reference: appointment.reference },
  };
}

import { momentWords } from '../../content/dateWords';
import { earlierTexts, wishWords } from '../../content/pages/earlier';
import { patientPaths } from '../../content/patientPaths';
import { bookingPath } from '../../content/paths';
import { clinicTimeAt } from '../../domain/clock';
import { doctorName } from '../../domain/doctorName';
import { isNight, offerEnd } from '../../domain/offerHours';
import { findById } from '../booking/find';
import type { ClaimedMail } from '../outbox/claim';
import { freeOfferAt } from '../waiting/offers';
import { offerPath, waitlistPath } from '../waiting/paths';
import { fact, type Loaded, type LoadOptions } from './email';

/** Loads the mail by which a person without an appointment confirms their place. */
export async function waitlistRequest(
  { waitingId }: ClaimedMail,
  { db, links, publicUrl }: LoadOptions,
): Loaded {
  const place = await db
    .selectFrom('waiting')
    .innerJoin('services', 'services.id', 'serviceId')
    .select(['reference', 'email', 'days', 'parts', 'services.name as service'])
    .where('waiting.id', '=', waitingId)
    .where('rankedAt', 'is', null)
    .executeTakeFirst();
  if (!place?.reference || !place.email) return 'stale';
  const { reference, email, service, days, parts } = place;
  const page = publicUrl + waitlistPath(links.tokenFor(reference));
  return {
    to: email,
    reference,
    content: {
      subject: `Confirmați că așteptați o oră: ${service}`,
      heading: 'Mai este un pas: confirmați că așteptați',
      paragraphs: [
        'Bună ziua, am primit cererea dumneavoastră. Vă scriem despre orele eliberate abia după ce confirmați, în cel mult o zi.',
      ],
      facts: [...fact('Serviciu', service), ...fact('Când vi se potrivește', wishWords(days, parts))],
      action: { text: 'Deschideți pagina de confirmare', url: page },
      closing: [
        'Dacă nu ați cerut dumneavoastră, nu trebuie să faceți nimic: fără confirmare nu vă mai scriem, iar adresa se șterge într-o zi.',
      ],
    },
  };
}

/** Finds what a mail offers to whom, with the time's doctor; undefined once the person waits no more. */
const findOffer = ({ id }: ClaimedMail, { db }: LoadOptions) =>
  db
    .selectFrom('outbox')
    .innerJoin('waiting', 'waiting.id', 'waitingId')
    .innerJoin('slots', 'slots.id', 'outbox.slotId')
    .innerJoin('doctors', 'doctors.id', 'slots.doctorId')
    .select(['outbox.slotId', 'outbox.date', 'startTime', 'firstName', 'lastName'])
    .select(['doctors.id as doctorId', 'doctors.serviceId'])
    .select(['waiting.appointmentId', 'waiting.reference', 'waiting.email'])
    .where('outbox.id', '=', id)
    .$narrowType<{ slotId: number; date: string }>()
    .executeTakeFirst();

/**
 * Loads the mail that offers a freed time, by day and while the time is free: later ones are offered again.
 */
export async function freedTimeOffer(mail: ClaimedMail, options: LoadOptions): Loaded {
  const { db, links, publicUrl, now } = options;
  const offer = await findOffer(mail, options);
  if (offer === undefined || isNight(now)) return 'stale';
  if (!(await freeOfferAt(db, offer, clinicTimeAt(now)))) return 'stale';
  const { slotId, date, startTime, doctorId, serviceId, appointmentId, reference, email } = offer;
  const time = { slotId, date, startTime };
  const when = momentWords(time);
  const common = {
    paragraphs: [
      `Bună ziua, ați cerut să vă anunțăm. ${earlierTexts.notHeld}`,
      `După ora ${clinicTimeAt(offerEnd(now)).time} o propunem și următorului care așteaptă.`,
    ],
    facts: [...fact('Ora eliberată', when), ...fact('La cine', doctorName(offer))],
  };
  if (appointmentId === null) {
    if (!reference || !email) return 'stale';
    const page = publicUrl + waitlistPath(links.tokenFor(reference));
    const booking = bookingPath({ service: serviceId, doctor: doctorId, time });
    const content = {
      ...common,
      subject: `Oră eliberată: ${when}`,
      heading: 'S-a eliberat o oră',
      action: { text: 'Programați-vă la această oră', url: publicUrl + booking },
      closing: [
        ['Dacă nu mai așteptați sau nu ați cerut dumneavoastră, renunțați aici: ', { text: page, url: page }],
      ],
    };
    return { to: email, reference, leave: page, content };
  }
  const own = await findById(db, appointmentId);
  if (own?.state !== 'booked') return 'stale';
  const token = links.tokenFor(own.reference);
  const leave = publicUrl + patientPaths(token).earlier;
  return {
    to: own.patient.email,
    reference: own.reference,
    leave,
    content: {
      ...common,
      subject: `Oră eliberată mai devreme: ${when}`,
      heading: 'S-a eliberat o oră mai devreme',
      facts: [...common.facts, ...fact('Programarea de acum', momentWords(own))],
      action: { text: 'Vedeți ora și mutați programarea', url: publicUrl + offerPath(token, time, doctorId) },
      closing: [
        'Dacă nu faceți nimic, programarea rămâne cum este.',
        ['Dacă nu mai așteptați, renunțați aici: ', { text: leave, url: leave }],
        'Oricine are acest link poate muta sau anula programarea. Nu îl dați mai departe.',
      ],
    },
  };
}

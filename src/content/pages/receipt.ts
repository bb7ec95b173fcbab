import { appointmentLinkText } from '../appointmentLinkText';

/** Outcome of a booking, on the booking page and on the pages without JavaScript. */
export interface BookingOutcome {
  /** Path of the appointment's own page; undefined if there is none or it is still to be confirmed. */
  readonly link?: string | undefined;
  /** The address that was mailed; null when the clinic sends no mail, undefined when that is unknown. */
  readonly mailedTo?: string | null | undefined;
  /** The booking is pending until the patient confirms it by mail. */
  readonly isUnconfirmed?: boolean | undefined;
}

export const receiptTitle = (isUnconfirmed: boolean): string =>
  isUnconfirmed ? 'Mai este un pas: confirmați programarea' : 'Programarea este înregistrată';

/** The sentence of a receipt whose patient gets no mail. */
export const unmailedReceipt = 'Confirmarea rămâne numai pe această pagină; nu o trimitem prin e-mail.';

/** Returns the last words of a receipt, up to the phone. */
export function receiptCare({ link, mailedTo, isUnconfirmed }: BookingOutcome): string {
  if (isUnconfirmed) return 'Dacă nu primiți e-mailul, ';
  const care = mailedTo === null ? 'păstrați-l și nu îl dați altcuiva' : 'nu îl dați altcuiva';
  const own =
    link === undefined ? '' : `Linkul „${appointmentLinkText}” este numai al dumneavoastră: ${care}. `;
  return `${own}${mailedTo ? 'Dacă e-mailul nu ajunge sau nu' : 'Dacă nu'} mai puteți veni, `;
}

import { useFacts } from '../../../api/facts';
import type { AppointmentFact } from '../../../content/appointmentFacts';
import { appointmentLinkText } from '../../../content/appointmentLinkText';
import { earlierAsk } from '../../../content/pages/earlier';
import { CALENDAR_FILE, earlierPath } from '../../../content/paths';
import { PhoneLink } from '../../../ui/text/PhoneLink';
import { CalendarLink } from './CalendarLink';
import { AppointmentFacts, PlainLink } from './receiptParts';

// Shared by the receipt of the booking page and that of the pages without JavaScript.

export const receiptTitle = (isUnconfirmed: boolean): string =>
  isUnconfirmed ? 'Mai este un pas: confirmați programarea' : 'Programarea este înregistrată';

interface Outcome {
  /** Path of the appointment's own page; undefined if there is none or it is still to be confirmed. */
  readonly link?: string | undefined;
  /** The address that was mailed; null when the clinic sends no mail, undefined when that is unknown. */
  readonly mailedTo?: string | null | undefined;
  /** The booking is pending until the patient confirms it by mail. */
  readonly isUnconfirmed?: boolean | undefined;
}

function BeforeThePhone({ link, mailedTo, isUnconfirmed }: Outcome) {
  if (isUnconfirmed) return 'Dacă nu primiți e-mailul, ';
  const care =
    mailedTo === null ? 'păstrați-i adresa și nu o dați mai departe' : 'nu îi dați adresa mai departe';
  return (
    <>
      {mailedTo && (
        <>
          Vă trimitem confirmarea la <b>{mailedTo}</b>.{' '}
          {link === undefined && 'Din ea puteți vedea și anula programarea. '}
        </>
      )}
      {mailedTo === null && 'Nu trimitem confirmare și prin e-mail. '}
      {link !== undefined && `Programarea are pagina ei, de unde o puteți vedea, muta sau anula; ${care}. `}
      {mailedTo ? 'Dacă nu o primiți sau nu mai puteți veni, ' : 'Dacă nu mai puteți veni, '}
    </>
  );
}

interface ReceiptWordsProps extends Outcome {
  readonly facts: readonly AppointmentFact[];
}

/** Lists the facts of a booked appointment, with what happens next. */
export function ReceiptWords({ facts, ...outcome }: ReceiptWordsProps) {
  const { profile: clinic } = useFacts();
  return (
    <>
      {outcome.isUnconfirmed && (
        <p>
          Ora nu este încă rezervată. Deschideți linkul din e-mailul trimis la <b>{outcome.mailedTo}</b> și
          apăsați „Confirmați programarea” în cel mult o oră.
        </p>
      )}
      <AppointmentFacts facts={facts} />
      <p>
        <BeforeThePhone {...outcome} />
        sunați la <PhoneLink number={clinic.phone} />.
      </p>
    </>
  );
}

/** Links to the calendar file, to the appointment's own page and, if it is mailed, to the wait for an earlier time. */
export function AppointmentLinks({ link, mailedTo }: Pick<Outcome, 'mailedTo'> & { readonly link: string }) {
  return (
    <>
      <CalendarLink href={`${link}/${CALENDAR_FILE}`} />
      <PlainLink href={link} target="_self" $variant="secondary">
        {appointmentLinkText}
      </PlainLink>
      {mailedTo && (
        <PlainLink href={earlierPath(link)} $variant="secondary">
          {earlierAsk}
        </PlainLink>
      )}
    </>
  );
}

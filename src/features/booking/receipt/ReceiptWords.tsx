import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../../../api/facts';
import type { AppointmentFact } from '../../../content/appointmentFacts';
import { appointmentLinkText } from '../../../content/appointmentLinkText';
import { earlierAsk } from '../../../content/pages/waiting';
import { receiptCare, unmailedReceipt, type BookingOutcome } from '../../../content/pages/receipt';
import { CALENDAR_FILE, earlierPath } from '../../../content/patientPaths';
import { PhoneLink } from '../../../ui/links';
import { AppointmentFacts, CalendarLink } from './receiptParts';
import { PlainLink } from '../../../ui/Button';
import { Actions } from '../../../ui/layout';

// Shared by the receipt of the booking page and that of the pages without JavaScript.

/** Names the mailbox that gets the confirmation, or asks the patient to confirm. */
function Confirmation({ link, mailedTo, isUnconfirmed }: BookingOutcome) {
  if (isUnconfirmed)
    return (
      <p>
        Ora nu este încă rezervată. Deschideți linkul din e-mailul trimis la <b>{mailedTo}</b> și apăsați
        „Confirmați programarea” în cel mult o oră. Cerem confirmarea când primim multe programări într-un
        timp scurt.
      </p>
    );
  if (mailedTo === null) return <p>{unmailedReceipt}</p>;
  return (
    mailedTo && (
      <p>
        Vă trimitem confirmarea la <b>{mailedTo}</b>.
        {link === undefined && ' Din ea puteți vedea și anula programarea.'}
      </p>
    )
  );
}

export const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

interface ReceiptWordsProps extends BookingOutcome {
  readonly facts: readonly AppointmentFact[];
  /** The site's address, for a link on paper. */
  readonly origin: string;
  /** The links to do first. */
  readonly children?: ReactNode;
}

/** Lists the facts of a booked appointment below what happens next. */
export function ReceiptWords({ facts, origin, children, ...outcome }: ReceiptWordsProps) {
  const { profile: clinic } = useFacts();
  const { link } = outcome;
  return (
    <>
      <Confirmation {...outcome} />
      {!outcome.isUnconfirmed && (
        <Actions>
          {link !== undefined && (
            <>
              <CalendarLink href={`${link}/${CALENDAR_FILE}`} />
              <PlainLink href={link} target="_self" $variant="secondary">
                {appointmentLinkText}
              </PlainLink>
            </>
          )}
          {children}
        </Actions>
      )}
      <AppointmentFacts facts={facts} />
      <p>
        {receiptCare(outcome)}
        sunați la <PhoneLink number={clinic.phone} />.
      </p>
      {link !== undefined && <OnPaper>{`${appointmentLinkText}: ${origin}${link}`}</OnPaper>}
    </>
  );
}

/** Links to the wait for an earlier time, which needs mail. */
export const EarlierLink = ({ link, mailedTo }: BookingOutcome) =>
  link !== undefined &&
  mailedTo && (
    <PlainLink href={earlierPath(link)} $variant="secondary">
      {earlierAsk}
    </PlainLink>
  );

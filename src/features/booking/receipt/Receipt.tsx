import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { appointmentFacts } from '../../../content/appointmentFacts';
import { receiptTitle } from '../../../content/pages/receipt';
import { factsOf, offeredConsultations } from '../../../content/joinedLists';
import { useFacts } from '../../../api/facts';
import { hasOwnServer } from '../../../domain/backend';
import { Button } from '../../../ui/Button';
import { BookingMachineContext } from '../BookingMachineContext';
import { fieldId, NEW_BOOKING, RECEIPT_TITLE_ID } from '../bookingFields';
import type { BookedAppointment } from '../session/bookedAppointment';
import { useServiceAndDoctor } from '../useClinicLists';
import { EarlierLink, ReceiptWords } from './ReceiptWords';
import { CalendarLink, Paper } from './receiptParts';
import { Icon } from '../../../ui/Icon';
import { showAndFocus } from '../../../ui/showAndFocus';
import { color, space } from '../../../ui/tokens';
import { useTitlePrefix } from '../../../ui/hooks/useTitlePrefix';
import { CALENDAR_FILE } from '../../../content/patientPaths';
import type { calendarAddress } from './calendarAddress';
import { Actions } from '../../../ui/layout';

/** Links to a file made in the browser, because another backend has no page for the appointment. */
function GeneratedCalendarLink({ of }: { readonly of: Parameters<typeof calendarAddress> }) {
  const [code, setCode] = useState<{ readonly calendarAddress: typeof calendarAddress }>();
  useEffect(() => {
    // The receipt stands without the file too.
    void import(/* webpackChunkName: "calendar-file" */ './calendarAddress').then(setCode, () => undefined);
  }, []);
  return code && <CalendarLink href={code.calendarAddress(...of)} download={CALENDAR_FILE} />;
}

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  scroll-margin-top: 3rem;
`;

export function Receipt({ appointment }: { readonly appointment: BookedAppointment }) {
  const clinicFacts = useFacts();
  const { profile: clinic } = clinicFacts;
  const actor = BookingMachineContext.useActorRef();
  const { service, doctor } = useServiceAndDoctor(appointment.serviceId, appointment.doctorId);
  const { slot, price, reference, patientName, link, mailedTo, isUnconfirmed } = appointment;
  const details = {
    prices: price === null ? offeredConsultations(clinicFacts, service) : [price],
    preparation: (service && factsOf(clinicFacts.services, service)?.preparation) ?? '',
    service,
    doctor,
    patientName,
    reference,
    ...slot,
  };

  const heading = receiptTitle(isUnconfirmed ?? false);
  useTitlePrefix(`${heading} |`);
  const title = useRef<HTMLHeadingElement>(null);
  // The locked form lost the focus; continue at the receipt.
  useEffect(() => showAndFocus(title.current, 'nearest'), [appointment]);

  const dismiss = () => {
    // A hidden form cannot take the focus, so render it first.
    flushSync(() => actor.send({ type: 'receipt.dismissed' }));
    document.getElementById(fieldId('service'))?.focus();
  };

  return (
    <Paper as="section" $gap={6} aria-labelledby={RECEIPT_TITLE_ID}>
      <Title id={RECEIPT_TITLE_ID} ref={title} tabIndex={-1}>
        <Icon name={isUnconfirmed ? 'Mail' : 'CircleCheck'} color={color.brand} size={36} />
        {heading}
      </Title>
      <ReceiptWords
        facts={appointmentFacts(details, clinic)}
        origin={window.location.origin}
        link={link}
        mailedTo={mailedTo}
        isUnconfirmed={isUnconfirmed}
      >
        {!hasOwnServer() && (
          <GeneratedCalendarLink of={[details, reference ?? `${slot.date}-${slot.slotId}`, clinic]} />
        )}
      </ReceiptWords>
      <Actions>
        {!isUnconfirmed && (
          <>
            <EarlierLink link={link} mailedTo={mailedTo} />
            {/* A browser inside another app may lack it. */}
            {typeof window.print === 'function' && (
              <Button type="button" $variant="secondary" onClick={() => window.print()}>
                <Icon name="Printer" size={20} />
                <span>Tipăriți</span>
              </Button>
            )}
          </>
        )}
        <Button type="button" $variant="quiet" onClick={dismiss}>
          {NEW_BOOKING}
        </Button>
      </Actions>
    </Paper>
  );
}

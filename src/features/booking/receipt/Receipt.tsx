import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { CALENDAR_FILE } from '../../../content/appointmentCalendarEntry';
import { appointmentFacts } from '../../../content/appointmentFacts';
import { appointmentLinkText } from '../../../content/appointmentLinkText';
import { earlierAsk } from '../../../content/pages/earlier';
import { earlierPath } from '../../../content/paths';
import { PhoneLink } from '../../../ui/text/PhoneLink';
import { useClinicData } from '../../../api/clinicData';
import { Button } from '../../../ui/Button';
import { Actions } from '../../../ui/Cluster';
import { Booking } from '../Booking';
import { fieldId } from '../bookingFields';
import type { BookedAppointment } from '../session/bookingContext';
import { useNamed } from '../useClinicLists';
import { useKnownService } from '../useKnownService';
import { CalendarLink, HeldCalendarLink } from './CalendarLink';
import { AppointmentFacts, Paper, PlainLink } from './receiptParts';
import { Icon } from '../../../ui/Icon';
import { showAndFocus } from '../../../ui/showAndFocus';
import { color, space } from '../../../ui/tokens';

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  scroll-margin-top: 3rem;
  &:focus {
    outline: none;
  }
`;

const TITLE_ID = 'confirmare-programare';

function BeforeThePhone({ link, mailedTo, isUnconfirmed }: BookedAppointment) {
  if (isUnconfirmed) return 'Dacă nu primiți e-mailul, ';
  return (
    <>
      {mailedTo && (
        <>
          Vă trimitem confirmarea la <b>{mailedTo}</b>.{' '}
          {link === undefined && 'Din ea puteți vedea și anula programarea. '}
        </>
      )}
      {mailedTo === null && 'Nu trimitem confirmare și prin e-mail. '}
      {link !== undefined &&
        'Programarea are pagina ei, de unde o puteți vedea, muta sau anula; nu îi dați adresa mai departe. '}
      {mailedTo ? 'Dacă nu o primiți sau nu mai puteți veni, ' : 'Dacă nu mai puteți veni, '}
    </>
  );
}

/** Renders the confirmation, which stays on the page. */
export function Receipt({ appointment }: { readonly appointment: BookedAppointment }) {
  const { profile: clinic } = useClinicData();
  const actor = Booking.useActorRef();
  const { service, doctor } = useNamed(appointment.serviceId, appointment.doctorId);
  const { slot, price, reference, patientName, link, mailedTo, isUnconfirmed } = appointment;
  const details = {
    ...useKnownService(service, price),
    service,
    doctor,
    patientName,
    reference,
    date: slot.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
  };

  const title = useRef<HTMLHeadingElement>(null);
  // The locked form lost the focus; continue at the confirmation.
  useEffect(() => {
    showAndFocus(title.current, 'nearest');
  }, [appointment]);

  const dismiss = () => {
    // A hidden form cannot take the focus, so render it first.
    flushSync(() => {
      actor.send({ type: 'receipt.dismissed' });
    });
    document.getElementById(fieldId('service'))?.focus();
  };

  return (
    <Paper as="section" $gap={6} aria-labelledby={TITLE_ID}>
      <Title id={TITLE_ID} ref={title} tabIndex={-1}>
        <Icon name={isUnconfirmed ? 'Mail' : 'CircleCheck'} color={color.brand} size={36} />
        {isUnconfirmed ? 'Mai este un pas: confirmați programarea' : 'Programarea este înregistrată'}
      </Title>
      {isUnconfirmed && (
        <p>
          Ora nu este încă rezervată. Deschideți linkul din e-mailul trimis la <b>{mailedTo}</b> și apăsați
          „Confirmați programarea” în cel mult o oră.
        </p>
      )}
      <AppointmentFacts facts={appointmentFacts(details, clinic)} />
      <p>
        <BeforeThePhone {...appointment} />
        sunați la <PhoneLink number={clinic.phone} />.
      </p>
      <Actions>
        {!isUnconfirmed && (
          <>
            {link !== undefined && <CalendarLink href={`${link}/${CALENDAR_FILE}`} />}
            {process.env.BACKEND_URL && link === undefined && (
              <HeldCalendarLink of={[details, reference ?? `${slot.date}-${slot.slotId}`, clinic]} />
            )}
            {link !== undefined && (
              <PlainLink href={link} target="_self" $tone="secondary">
                {appointmentLinkText}
              </PlainLink>
            )}
            {link && mailedTo && (
              <PlainLink href={earlierPath(link)} $tone="secondary">
                {earlierAsk}
              </PlainLink>
            )}
            <Button
              type="button"
              $tone="secondary"
              onClick={() => {
                window.print();
              }}
            >
              <Icon name="Printer" size={20} />
              <span>Tipăriți</span>
            </Button>
          </>
        )}
        <Button type="button" $tone="quiet" onClick={dismiss}>
          Programare nouă
        </Button>
      </Actions>
    </Paper>
  );
}

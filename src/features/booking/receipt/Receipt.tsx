import { useEffect, useRef } from 'react';
import { appointmentCalendarEntry } from '../../../content/appointmentCalendarEntry';
import { appointmentFacts } from '../../../content/appointmentFacts';
import { PhoneLink } from '../../../ui/text/PhoneLink';
import { useClinicFacts } from '../../../api/clinicFacts';
import type { Doctor, Service } from '../../../domain/entities';
import { Button } from '../../../ui/Button';
import type { BookedAppointment } from '../session/bookingContext';
import { useKnownService } from '../useKnownService';
import { Actions, CalendarLink, Facts, Paper, Title } from './receiptParts';
import { useCalendarFileAddress } from './useCalendarFileAddress';
import { Icon } from '../../../ui/Icon';
import { showAndFocus } from '../../../ui/showAndFocus';

const TITLE_ID = 'confirmare-programare';

export interface ReceiptProps {
  readonly appointment: BookedAppointment;
  readonly service: Service | undefined;
  readonly doctor: Doctor | undefined;
  readonly onDismiss: () => void;
}

function BeforeThePhone({ mailedTo, isUnconfirmed }: BookedAppointment) {
  if (isUnconfirmed) return 'Dacă nu primiți e-mailul, ';
  if (mailedTo === undefined) return 'Dacă nu mai puteți veni, ';
  return (
    <>
      Vă trimitem confirmarea la <b>{mailedTo}</b>. Din ea puteți vedea și anula programarea. Dacă nu o
      primiți sau nu mai puteți veni,{' '}
    </>
  );
}

/** The confirmation that stays on the page (decisions §4). */
export function Receipt({ appointment, service, doctor, onDismiss }: ReceiptProps) {
  const { profile: clinic } = useClinicFacts();
  const { slot, price, reference, patientName, mailedTo, isUnconfirmed } = appointment;
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
  const address = useCalendarFileAddress(
    appointmentCalendarEntry(details, reference ?? `${slot.date}-${slot.slotId}`, clinic),
  );

  const title = useRef<HTMLHeadingElement>(null);
  // The locked form let go of the focus; here is where the visitor goes on.
  useEffect(() => {
    showAndFocus(title.current, 'nearest');
  }, [appointment]);

  return (
    <Paper aria-labelledby={TITLE_ID}>
      <Title id={TITLE_ID} ref={title} tabIndex={-1}>
        <Icon name={isUnconfirmed ? 'Mail' : 'CircleCheck'} />
        {isUnconfirmed ? 'Mai este un pas: confirmați programarea' : 'Programarea este înregistrată'}
      </Title>
      {isUnconfirmed && (
        <p>
          Ora nu este încă rezervată. Deschideți linkul din e-mailul trimis la <b>{mailedTo}</b> și apăsați
          „Confirmați programarea” în cel mult o oră.
        </p>
      )}
      <Facts>
        {appointmentFacts(details, clinic).map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map(({ text, note }) => (
              <dd key={text}>
                {text}
                {note !== undefined && <small>{note}</small>}
              </dd>
            ))}
          </div>
        ))}
      </Facts>
      <p>
        <BeforeThePhone {...appointment} />
        sunați la <PhoneLink number={clinic.phone} />.
      </p>
      <Actions>
        {!isUnconfirmed && (
          <>
            <CalendarLink href={address} download="programare.ics">
              <Icon name="CalendarPlus" size={20} />
              Adăugați în calendar
            </CalendarLink>
            <Button
              type="button"
              $tone="secondary"
              onClick={() => {
                window.print();
              }}
            >
              <Icon name="Printer" size={20} />
              Tipăriți
            </Button>
          </>
        )}
        <Button type="button" $tone="quiet" onClick={onDismiss}>
          Programare nouă
        </Button>
      </Actions>
    </Paper>
  );
}

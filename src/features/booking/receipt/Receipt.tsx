import { useEffect, useRef } from 'react';
import { appointmentCalendarEntry, CALENDAR_FILE } from '../../../content/appointmentCalendarEntry';
import { appointmentFacts } from '../../../content/appointmentFacts';
import { appointmentLinkText } from '../../../content/appointmentLinkText';
import { earlierAsk } from '../../../content/pages/earlier';
import { earlierPath } from '../../../content/paths';
import { PhoneLink } from '../../../ui/text/PhoneLink';
import { useClinicFacts } from '../../../api/clinicFacts';
import type { Doctor, Service } from '../../../domain/entities';
import { WHEN_ALIVE } from '../../../ui/broken';
import { Button } from '../../../ui/Button';
import type { BookedAppointment } from '../session/bookingContext';
import { useKnownService } from '../useKnownService';
import { Actions, Facts, PlainLink, Paper, Title } from './receiptParts';
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

/** The confirmation that stays on the page (decisions §4). */
export function Receipt({ appointment, service, doctor, onDismiss }: ReceiptProps) {
  const { profile: clinic } = useClinicFacts();
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
            <PlainLink href={address ?? (link && `${link}/${CALENDAR_FILE}`)} download={CALENDAR_FILE}>
              <Icon name="CalendarPlus" size={20} />
              Adăugați în calendar
            </PlainLink>
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
              {...WHEN_ALIVE}
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
        <Button {...WHEN_ALIVE} type="button" $tone="quiet" onClick={onDismiss}>
          Programare nouă
        </Button>
      </Actions>
    </Paper>
  );
}

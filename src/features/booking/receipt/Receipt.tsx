import { useEffect, useRef, type ReactNode } from 'react';
import { knownService } from '../../../content/bookableServices';
import { clinic } from '../../../content/clinic';
import type { Doctor, Service } from '../../../domain/entities';
import { Button } from '../../../ui/Button';
import type { BookedAppointment } from '../bookingContext';
import { fullDate } from '../calendar/dateWords';
import { doctorName } from '../doctorName';
import { hasPrices, PriceLines } from '../PriceLines';
import { Actions, CalendarLink, Facts, Paper, Title } from './receiptParts';
import { useCalendarFileAddress } from './useCalendarFileAddress';
import { Icon } from '../../../ui/Icon';

const TITLE_ID = 'confirmare-programare';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface ReceiptProps {
  readonly appointment: BookedAppointment;
  readonly service: Service | undefined;
  readonly doctor: Doctor | undefined;
  readonly onDismiss: () => void;
}

/** The confirmation that stays on the page (decisions §4). */
export function Receipt({ appointment, service, doctor, onDismiss }: ReceiptProps) {
  const { slot, reference, patientName } = appointment;
  const known = service && knownService(service.id, service.name);
  const who = doctor === undefined ? '' : doctorName(doctor);
  const place = `${clinic.street}, ${clinic.postalCode} ${clinic.city}`;
  const address = useCalendarFileAddress({
    uid: `${reference ?? `${slot.date}-${slot.slotId}`}@${clinic.email.split('@')[1] ?? ''}`,
    title: [service?.name, who].filter(Boolean).join(', '),
    description: [
      reference && `Număr de referință: ${reference}`,
      known?.preparation,
      `Telefon: ${clinic.phone.label}`,
    ]
      .filter(Boolean)
      .join('\n'),
    place: `${clinic.name}, ${place} (${clinic.landmark})`,
    date: slot.date,
    startTime: slot.startTime,
    endTime: slot.endTime,
  });

  const title = useRef<HTMLHeadingElement>(null);
  // The locked form let go of the focus; here is where the visitor goes on.
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' });
    title.current?.focus({ preventScroll: true });
  }, [appointment]);

  return (
    <Paper aria-labelledby={TITLE_ID}>
      <Title id={TITLE_ID} ref={title} tabIndex={-1}>
        <Icon name="CircleCheck" />
        Programarea este înregistrată
      </Title>
      <Facts>
        <Fact label="Când">
          <time dateTime={`${slot.date}T${slot.startTime}`}>
            <strong>{fullDate(slot.date)}</strong>, ora <strong>{slot.startTime}</strong>
          </time>
          <small>Consultația se încheie la {slot.endTime}.</small>
        </Fact>
        <Fact label="Ce">{service?.name}</Fact>
        <Fact label="La cine">{who}</Fact>
        <Fact label="Pentru cine">{patientName}</Fact>
        <Fact label="Unde">
          {clinic.name}
          <small>
            {place}, {clinic.landmark}
          </small>
        </Fact>
        {service && hasPrices(service) && (
          <Fact label="Cât costă">
            <PriceLines service={service} />
          </Fact>
        )}
        {known && <Fact label="Cum vă pregătiți">{known.preparation}</Fact>}
        {reference !== undefined && <Fact label="Număr de referință">{reference}</Fact>}
      </Facts>
      <p>
        Dacă nu mai puteți veni, sunați la <a href={`tel:${clinic.phone.link}`}>{clinic.phone.label}</a>.
      </p>
      <Actions>
        <CalendarLink href={address} download="programare.ics">
          <Icon name="CalendarPlus" size={20} />
          Adaugă în calendar
        </CalendarLink>
        <Button
          type="button"
          $tone="secondary"
          onClick={() => {
            window.print();
          }}
        >
          <Icon name="Printer" size={20} />
          Tipărește
        </Button>
        <Button type="button" $tone="quiet" onClick={onDismiss}>
          Programare nouă
        </Button>
      </Actions>
    </Paper>
  );
}
